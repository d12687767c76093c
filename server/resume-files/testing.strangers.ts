import {
  downloadResume,
  downloadSentResume,
  printResume,
  zipAll,
  zipSelected,
  zipTalents,
} from '#contract/resume-files'
import { updateResumeSettings } from '#contract/resumes'
import { downloadTalent } from '#contract/talents'
import { delivered } from '../applications/testing.strangers.ts'
import { writeResume } from '../applications/testing.ts'
import { talent } from '../talents/testing.ts'
import { nobodysNumber, nobodysUuid, owned, type Probe } from '../testing.strangers.ts'

export const strangers: readonly Probe[] = [
  owned(downloadResume, async service => {
    const owner = await service.seeker()
    const id = await writeResume(service, owner)
    // An open resume may be found by companies, and is refused for another reason.
    await service.call(updateResumeSettings, { id, privacy: 'hidden' }, owner)
    return { owner, mine: { id }, nobodys: { id: nobodysUuid } }
  }),
  owned(downloadSentResume, async service => {
    const { employer, id } = await delivered(service)
    return { owner: employer, mine: { id }, nobodys: { id: nobodysUuid } }
  }),
  owned(printResume, async service => {
    const { employer, id } = await delivered(service)
    const kind = 'sent' as const
    return { owner: employer, mine: { kind, id }, nobodys: { kind, id: nobodysUuid } }
  }),
  owned(zipSelected, async service => {
    const { employer, id } = await delivered(service)
    return { owner: employer, mine: { ids: [id] }, nobodys: { ids: [nobodysUuid] } }
  }),
  owned(zipAll, async service => {
    const { employer, jobId } = await delivered(service)
    return { owner: employer, mine: { jobId }, nobodys: { jobId: nobodysNumber } }
  }),
  owned(zipTalents, async service => {
    const owner = await service.employer()
    const { id } = await talent(service)
    await service.call(downloadTalent, { id }, owner)
    return { owner, mine: { resumeIds: [id] }, nobodys: { resumeIds: [nobodysUuid] } }
  }),
]
