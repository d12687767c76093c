import type { ExamListKind, ExamListRule } from '#contract/exam-list'
import { marksFrom, marksText } from '#contract/exam-scores'
import type { FieldFault, KeptFields } from '#platform/forms'
import { stepsFrom, stepsText } from './steps-text.ts'

/** A list as it is asked for on the page: everything as it is typed. */
export interface DraftValues {
  steps: string
  /** In per cent; the interview has what is left. */
  written: string
  skill: string
  panelFactor: boolean
  /** In points. */
  bonus: string
  /** Ticket numbers, a line each. */
  out: string
}

/** Its fields, in the order in which they are asked. */
export const ruleFields = [
  'steps',
  'written',
  'skill',
  'panelFactor',
  'bonus',
  'out',
] as const satisfies readonly (keyof DraftValues)[]

/** What this browser keeps of a rule until the list by it is sealed. */
export const keptRule = (exam: string, kind: ExamListKind): KeptFields<DraftValues> => ({
  name: `exam-list-${exam}-${kind}`,
  fields: ruleFields,
})

const short = (marks: number) => String(Number(marksText(marks)))

export const valuesOf = ({ steps, writtenShare, skillShare, panelFactor, bonusCap }: ExamListRule): DraftValues => ({
  steps: stepsText(steps),
  written: short(writtenShare),
  skill: short(skillShare),
  panelFactor,
  bonus: short(bonusCap),
  out: '',
})

const ticketsIn = (text: string) => text.split(/[\s,，、]+/).filter(ticket => ticket !== '')

const within = (text: string, most: number) => {
  const marks = marksFrom(text)
  return marks !== null && marks <= most
}

/** What is wrong with it, in the order of the fields. */
export function faultsIn({ steps, written, skill, bonus, out }: DraftValues): FieldFault[] {
  const faults: (FieldFault | false)[] = [
    stepsFrom(steps) === null && {
      path: 'steps',
      message: '请一行写一条，例如“4 人及以下 1:3”“5 人及以下 12 人”，人数从少到多，最后一行写“其余 1:2”',
    },
    !within(written, 10_000) && { path: 'written', message: '请填写 0 到 100 之间的数' },
    !within(skill, 10_000 - (marksFrom(written) ?? 0)) && {
      path: 'skill',
      message: '没有技能测试填 0；和笔试占比合计不能超过 100',
    },
    !within(bonus, 10_000) && { path: 'bonus', message: '请填写 0 到 100 之间的数，不加分填 0' },
    ticketsIn(out).some(ticket => !/^[0-9A-Z]{4,30}$/.test(ticket)) && {
      path: 'out',
      message: '有的准考证号不正确，请一行写一个',
    },
  ]
  return faults.filter(fault => fault !== false)
}

/** What is asked of the service; of values without faults. */
export function wishOf(
  exam: string,
  kind: ExamListKind,
  { steps, written, skill, panelFactor, bonus, out }: DraftValues,
) {
  const [writtenShare, skillShare] = [marksFrom(written) ?? 0, marksFrom(skill) ?? 0]
  const rule = {
    steps: stepsFrom(steps) ?? [],
    writtenShare,
    interviewShare: 10_000 - writtenShare - skillShare,
    skillShare,
    panelFactor,
    bonusCap: marksFrom(bonus) ?? 0,
  }
  return { exam, kind, rule, out: ticketsIn(out) }
}
export type ListWish = ReturnType<typeof wishOf>
