import type { Commitment, ExamForm } from '#contract/exam-form'
import { identityQuestions } from '#contract/exam-identity'
import { wordsIn } from '#contract/form/words'
import { subclassList } from '#contract/reference/job-categories'
import { chinaRegions } from '#contract/reference/regions-china'
import { chinaMinute } from '../china-time.ts'
import type { Held } from './holder.ts'
import type { Identity } from './identity.ts'
import type { Fact, FormSheet } from './paper/sheet.ts'
import { toPosition } from './ticket.ts'

/** What a round and a registration keep as documents: the same service has written them. */
interface Written {
  readonly form: ExamForm
  readonly answers: Readonly<Record<string, unknown>>
  readonly commitment: Commitment
  readonly signedName: string
  readonly submittedAt: string | null
}

const trees = { categories: subclassList, regions: chinaRegions }

const answersIn = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? Object(value) : {}

/** The parts of a form with what was answered; of repeated rows each one. */
const partsOf = ({ form, answers }: Written) =>
  form.map(section => {
    const given = answers[section.name]
    const entries = section.entry ? (Array.isArray(given) ? given : []) : [given]
    const facts = entries.flatMap((entry, at) => {
      const rows = wordsIn([section], answersIn(entry), trees).flatMap(part => part.rows)
      const said = rows.map(({ label, value }): Fact => [label, value || '—'])
      const head: Fact[] = section.entry ? [[section.entry.label, `第 ${at + 1} ${section.entry.unit}`]] : []
      return [...head, ...said]
    })
    return { heading: section.title, facts }
  })

/** Who registers, in the order of the form; beside the number what it tells. */
const identityFacts = (row: Held['row'], { number, sex }: Identity) =>
  identityQuestions.flatMap(({ name, label }): Fact[] =>
    name === 'idNumber'
      ? [
          ['性别', sex],
          [label, number],
        ]
      : [[label, row[name] || '—']],
  )

/** A registration as it was sent, for paper. */
export function formSheetOf(
  { exam, row }: Held,
  written: Written,
  { identity, photo, now }: { readonly identity: Identity; readonly photo: Uint8Array | null; readonly now: Date },
): FormSheet {
  const position = toPosition(row)
  const { commitment, signedName, submittedAt } = written
  const sent = submittedAt === null ? '—' : chinaMinute(Date.parse(submittedAt))
  return {
    kind: 'form',
    title: `${exam.title}报名表`,
    heading: exam.title,
    subheading: '报名表',
    photo,
    madeAt: now.getTime(),
    parts: [
      {
        heading: '报名信息',
        facts: [
          ['报名序号', row.number],
          ...identityFacts(row, identity),
          ['报考单位', position.unit],
          ['报考岗位', [position.title, position.code && `（${position.code}）`].join('')],
          ['提交时间', sent],
        ],
      },
      ...partsOf(written),
      { heading: commitment.title, facts: [] },
    ],
    prose: [...commitment.paragraphs, `承诺人：${signedName || row.name}`],
  }
}
