import { beforeEach, expect, test } from 'vitest'
import { addJob, getOwnJob, updateJob, updateJobStatus } from '#contract/employer'
import type { JobDraft } from '#contract/job-posting'
import { jobDetail } from '#contract/jobs'
import { addTemplate, beginFromTemplate, relistJob } from '#contract/postings'
import { describeOnBothEngines } from '../db/testing.ts'
import type { TestEmployer } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { jobsCalls } from './index.ts'
import { posting } from './testing.postings.ts'

const always = {
  ...{ baseMin: 4_000, baseMax: 5_000, mealPay: 300, lodgingPay: 200, travelPay: 100, otherPay: '夜班每班 30 元' },
  ...{ payDay: 15, insuranceFrom: '2', probationPay: 85 },
}
const noBonus = { bonusKind: '', bonusMin: null, bonusMax: null, bonusPercent: null, bonusOf: '', bonusWords: '' }
const amount = { ...always, ...noBonus, bonusKind: '1', bonusMin: 400, bonusMax: 2_400 }
const share = { ...always, ...noBonus, bonusKind: '2', bonusPercent: 3, bonusOf: '个人回款额' }
const words = { ...always, ...noBonus, bonusKind: '3', bonusWords: '每单 80 元，按月结算' }

describeOnBothEngines('the composition of pay in a posting', open => {
  let service: TestService
  let employer: TestEmployer
  beforeEach(async () => {
    service = createTestService(await open(), jobsCalls)
    employer = await service.employer()
  })

  const written = async (pay: Partial<JobDraft>) => (await service.call(addJob, { draft: posting(pay) }, employer)).id
  const publish = (id: string) => service.call(updateJobStatus, { id, state: 'valid' }, employer)
  const published = async (pay: Partial<JobDraft>) => {
    const id = await written(pay)
    await publish(id)
    return id
  }
  const shown = (id: string) => service.call(jobDetail, { id })
  const own = (id: string) => service.call(getOwnJob, { id }, employer)

  test.each([
    ['an amount', amount],
    ['a share', share],
    ['words', words],
    ['nothing at all', noBonus],
  ])('is read by everybody as it was written, with performance pay as %s', async (_, pay) => {
    const id = await published(pay)
    expect(await shown(id)).toMatchObject(pay)
    expect((await own(id)).draft).toMatchObject(pay)
  })

  test('is changed for everybody once the change is published, and what is left out is gone', async () => {
    const id = await published(amount)
    const change = { ...share, mealPay: null, otherPay: '', payDay: null }
    const { version } = await own(id)
    const changed = await service.call(updateJob, { id, version, draft: posting(change) }, employer)
    expect(changed.draft).toMatchObject(change)
    expect(await shown(id)).toMatchObject(amount)
    await publish(id)
    expect(await shown(id)).toMatchObject(change)
  })

  test.each([
    ['a copy', async (id: string) => service.call(addJob, { draft: {}, copyOf: id }, employer)],
    [
      'a template',
      async (jobId: string) => {
        const { id } = await service.call(addTemplate, { jobId, name: '会计岗' }, employer)
        return service.call(beginFromTemplate, { id }, employer)
      },
    ],
  ])('begins another posting from %s, and is published from there', async (_, begin) => {
    const begun = await begin(await published(amount))
    expect(begun.draft).toMatchObject(amount)
    const { id, version } = begun
    await service.call(updateJob, { id, version, draft: { ...begun.draft, expiresOn: '2025-07-01' } }, employer)
    await publish(id)
    expect(await shown(id)).toMatchObject(amount)
  })

  test('comes back with a posting that is published again', async () => {
    const id = await published(words)
    await service.call(updateJobStatus, { id, state: 'invalid', closing: { reason: '1', words: '' } }, employer)
    await service.call(relistJob, { id, expiresOn: '2025-08-01' }, employer)
    expect(await shown(id)).toMatchObject({ ...words, expiresOn: '2025-08-01' })
  })
})
