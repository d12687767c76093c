import { applySimply, flexibleJobInfo, listSimpleApplications, withdrawSimply } from '#contract/flexible'
import {
  addFlexibleJob,
  answerFlexibleApplicant,
  closeFlexibleJob,
  deleteFlexibleJob,
  getOwnFlexibleJob,
  listFlexibleApplicants,
  unqueueFlexibleJob,
  updateFlexibleJob,
} from '#contract/flexible-posts'
import { nobodysNumber, open, owned, type Probe } from '../testing.strangers.ts'
import type { TestService } from '../testing.ts'
import { casualDraft } from './testing.ts'

/** An employer's casual job that takes people. */
async function posted(service: TestService) {
  const owner = await service.employer()
  const { id, version } = await service.call(addFlexibleJob, { draft: casualDraft(service), publish: true }, owner)
  return { owner, id, version }
}

/** A seeker's application to it. */
async function applied(service: TestService) {
  const { id: job } = await posted(service)
  const owner = await service.seeker()
  await service.call(applySimply, { id: job, name: '热合曼·䶮', note: '' }, owner)
  const [application] = (await service.call(listSimpleApplications, {}, owner)).list
  return { owner, mine: { id: application?.id ?? '' }, nobodys: { id: nobodysNumber } }
}

export const strangers: readonly Probe[] = [
  open(flexibleJobInfo, 'every posting of casual work may be read by everybody'),
  open(applySimply, 'every seeker may apply to every posting of casual work; what is applied is the caller’s own'),
  owned(withdrawSimply, applied),
  open(listSimpleApplications, 'the posting only narrows one’s own list'),
  owned(getOwnFlexibleJob, async service => {
    const { owner, id } = await posted(service)
    return { owner, mine: { id }, nobodys: { id: nobodysNumber } }
  }),
  owned(addFlexibleJob, async service => {
    const { owner, id } = await posted(service)
    await service.call(closeFlexibleJob, { id, closing: { reason: '1', words: '' } }, owner)
    const input = (of: string) => ({ draft: {}, relistOf: of })
    return { owner, mine: input(id), nobodys: input(nobodysNumber) }
  }),
  owned(updateFlexibleJob, async service => {
    const { owner, id, version } = await posted(service)
    const draft = { ...casualDraft(service), title: '别人的零工' }
    const input = (of: string) => ({ id: of, version, draft, publish: true })
    return { owner, mine: input(id), nobodys: input(nobodysNumber) }
  }),
  owned(closeFlexibleJob, async service => {
    const { owner, id } = await posted(service)
    const input = (of: string) => ({ id: of, closing: { reason: '2', words: '' } })
    return { owner, mine: input(id), nobodys: input(nobodysNumber) }
  }),
  owned(deleteFlexibleJob, async service => {
    const owner = await service.employer()
    const { id } = await service.call(addFlexibleJob, { draft: {} }, owner)
    return { owner, mine: { id }, nobodys: { id: nobodysNumber } }
  }),
  owned(unqueueFlexibleJob, async service => {
    const owner = await service.uncheckedEmployer()
    const { id } = await service.call(addFlexibleJob, { draft: casualDraft(service), publish: true }, owner)
    return { owner, mine: { id }, nobodys: { id: nobodysNumber } }
  }),
  owned(listFlexibleApplicants, async service => {
    const { owner, id } = await posted(service)
    return { owner, mine: { id }, nobodys: { id: nobodysNumber } }
  }),
  owned(answerFlexibleApplicant, async service => {
    const { owner, id } = await posted(service)
    await service.call(applySimply, { id, name: '热合曼·䶮', note: '' }, await service.seeker())
    const [applicant] = (await service.call(listFlexibleApplicants, { id }, owner)).list
    const input = (of: string) => ({ id: of, answer: 'declined' as const })
    return { owner, mine: input(applicant?.id ?? ''), nobodys: input(nobodysNumber) }
  }),
]
