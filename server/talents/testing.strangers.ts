import { answerJobInvitation, inviteToApply, listInvitableJobs, listJobInvitations } from '#contract/job-invitations'
import {
  deleteTalentDownloads,
  deleteTalentFavourites,
  deleteTalentViews,
  downloadTalent,
  readTalent,
  setBlock,
  setTalentFavourite,
} from '#contract/talents'
import { insertJob } from '../applications/testing.ts'
import { nobodysNumber, nobodysUuid, open, owned, type Probe } from '../testing.strangers.ts'
import type { TestService } from '../testing.ts'
import { talent } from './testing.ts'

async function kept(service: TestService) {
  const owner = await service.employer()
  const { id } = await talent(service)
  const as = { token: owner.token }
  await service.call(readTalent, { id }, as)
  await service.call(setTalentFavourite, { id, favourite: true }, as)
  await service.call(downloadTalent, { id }, as)
  return { owner, mine: { ids: [id] }, nobodys: { ids: [nobodysUuid] } }
}

async function invited(service: TestService) {
  const employer = await service.employer()
  const { person: owner, id } = await talent(service)
  const jobId = await insertJob(service, employer.companyId)
  await service.call(inviteToApply, { id, jobId }, { token: employer.token })
  const [mine] = (await service.call(listJobInvitations, {}, { token: owner.token })).list
  const input = (of: string) => ({ id: of, answer: 'decline' as const })
  return { owner, mine: input(mine?.id ?? ''), nobodys: input(nobodysUuid) }
}

/** A posting of one's own, and an open resume, which everybody who is verified may name. */
async function posted(service: TestService) {
  const owner = await service.employer()
  const { id } = await talent(service)
  const jobId = await insertJob(service, owner.companyId)
  return { owner, mine: { id, jobId }, nobodys: { id, jobId: nobodysNumber } }
}

export const strangers: readonly Probe[] = [
  open(listInvitableJobs, 'its owner opened the resume to every verified company; the postings are the caller’s own'),
  owned(inviteToApply, posted),
  owned(answerJobInvitation, invited),
  open(readTalent, 'its owner opened the resume to every verified company'),
  open(setTalentFavourite, 'every open resume may be kept; what is kept is the company’s own'),
  open(downloadTalent, 'its owner opened the resume to every verified company'),
  open(setBlock, 'any company may be blocked; what is blocked is the caller’s own'),
  owned(deleteTalentFavourites, kept),
  owned(deleteTalentDownloads, kept),
  owned(deleteTalentViews, kept),
]
