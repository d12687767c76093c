import {
  candidateInfo,
  downloadExport,
  exportCandidates,
  identityReveals,
  listCandidates,
  officeStatement,
  ownStatements,
  prepareDiscipline,
  prepareExport,
  revealIdentity,
  saveStatement,
  sendStatement,
  statementFile,
} from '#contract/exam-candidates'
import { examChangeInfo, releaseExamChange } from '#contract/exam-office'
import { uploadFile } from '#contract/files'
import { officer } from '../exam-office/testing.ts'
import { creating, exam, sent } from '../exam-registrations/testing.ts'
import { nobodysNumber, nobodysUuid, owned, type Probe } from '../testing.strangers.ts'
import type { TestService } from '../testing.ts'

const reason = '核对现场提交的材料'

/** An exam with one candidate, and somebody who may do everything there. */
async function office(service: TestService) {
  await exam(service)
  const candidate = await service.seeker()
  const { id } = await sent(service, candidate)
  return { owner: await officer(service), candidate, registration: id }
}

/** The same with a decision on discipline that waits. */
async function disciplined(service: TestService) {
  const made = await office(service)
  const given = { id: made.registration, article: 7, item: 1, facts: '在考场内抄袭他人答卷', papers: [] }
  const { id: change } = await service.call(prepareDiscipline, given, creating(made.owner))
  return { ...made, change }
}

const said = { version: 0, body: '没有抄袭，请调看监控录像', files: [] }

const ofTheExam =
  <Rest extends object>(rest: Rest) =>
  async (service: TestService) => {
    const { owner } = await office(service)
    return { owner, mine: { exam: '101', ...rest }, nobodys: { exam: nobodysNumber, ...rest } }
  }

const ofTheCandidate =
  <Rest extends object>(rest: Rest) =>
  async (service: TestService) => {
    const { owner, registration } = await office(service)
    return { owner, mine: { id: registration, ...rest }, nobodys: { id: nobodysUuid, ...rest } }
  }

export const strangers: readonly Probe[] = [
  owned(listCandidates, ofTheExam({})),
  owned(exportCandidates, ofTheExam({})),
  owned(prepareExport, ofTheExam({ reason })),
  owned(candidateInfo, ofTheCandidate({})),
  owned(revealIdentity, ofTheCandidate({ reason })),
  owned(prepareDiscipline, ofTheCandidate({ article: 7, item: 1, facts: '在考场内抄袭他人答卷', papers: [] })),
  owned(downloadExport, async service => {
    const { owner } = await office(service)
    const releaser = await officer(service)
    const { id } = await service.call(prepareExport, { exam: '101', reason }, creating(owner))
    const { change } = await service.call(examChangeInfo, { id }, releaser)
    await service.call(releaseExamChange, { id, hash: change.hash }, releaser)
    return { owner, mine: { id }, nobodys: { id: nobodysUuid } }
  }),
  owned(ownStatements, async service => {
    const { candidate, registration } = await office(service)
    return { owner: candidate, mine: { id: registration }, nobodys: { id: nobodysUuid } }
  }),
  owned(saveStatement, async service => {
    const { candidate, change } = await disciplined(service)
    return { owner: candidate, mine: { id: change, ...said }, nobodys: { id: nobodysUuid, ...said } }
  }),
  owned(sendStatement, async service => {
    const { candidate, change } = await disciplined(service)
    return { owner: candidate, mine: { id: change, ...said }, nobodys: { id: nobodysUuid, ...said } }
  }),
  owned(officeStatement, async service => {
    const { owner, change } = await disciplined(service)
    return { owner, mine: { id: change }, nobodys: { id: nobodysUuid } }
  }),
  owned(statementFile, async service => {
    const { owner, candidate, change } = await disciplined(service)
    const files = [new File(['%PDF-1.7\n%%EOF\n'], '证明.pdf')]
    const { id: file } = await service.call(uploadFile, { files }, creating(candidate))
    await service.call(sendStatement, { id: change, ...said, files: [file] }, candidate)
    return { owner, mine: { id: change, file }, nobodys: { id: nobodysUuid, file } }
  }),
  owned(identityReveals, async service => {
    const { candidate, registration } = await office(service)
    return { owner: candidate, mine: { id: registration }, nobodys: { id: nobodysUuid } }
  }),
]
