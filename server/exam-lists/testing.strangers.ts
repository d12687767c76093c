import { usualRule } from '#contract/exam-list'
import {
  examListInfo,
  examListText,
  exportExamList,
  listOfficeLists,
  previewExamList,
  sealExamList,
} from '#contract/exam-lists'
import { officer } from '../exam-office/testing.ts'
import { nobodysNumber, open, owned, type Probe } from '../testing.strangers.ts'
import type { TestService } from '../testing.ts'
import { insertScored, preview, scoredExam } from './testing.ts'

const PUBLIC = 'a released list is for everybody to read and to reckon again'

const { steps, ...usual } = usualRule('shortlist')
const wish = (exam: string) => ({
  exam,
  kind: 'shortlist' as const,
  rule: { ...usual, steps: [...steps] },
  out: [],
})

/** An exam with scores, whose office one person belongs to. */
async function ofAnOffice(service: TestService) {
  const exam = await scoredExam(service)
  await insertScored(service, exam, { written: 9_000 })
  return { exam, owner: await officer(service, exam) }
}

export const strangers: readonly Probe[] = [
  open(examListInfo, PUBLIC),
  open(examListText, PUBLIC),
  open(exportExamList, PUBLIC),
  owned(listOfficeLists, async service => {
    const { exam, owner } = await ofAnOffice(service)
    return { owner, mine: { exam: String(exam) }, nobodys: { exam: nobodysNumber } }
  }),
  owned(previewExamList, async service => {
    const { exam, owner } = await ofAnOffice(service)
    return { owner, mine: wish(String(exam)), nobodys: wish(nobodysNumber) }
  }),
  owned(sealExamList, async service => {
    const { exam, owner } = await ofAnOffice(service)
    const { hash } = await preview(service, owner, { exam })
    return { owner, mine: { ...wish(String(exam)), hash }, nobodys: { ...wish(nobodysNumber), hash } }
  }),
]
