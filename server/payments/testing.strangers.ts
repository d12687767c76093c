import { randomUUID } from 'node:crypto'
import { forgetRegistration, keepRegistration, postInfo, readKeptRegistration } from '#contract/payments'
import { solved } from '../suggestions/testing.ts'
import { open, owned, type Probe } from '../testing.strangers.ts'
import type { TestService } from '../testing.ts'
import { insertRegistration, registrantOf } from './testing.ts'

/** A registration at somebody's account. */
async function kept(service: TestService) {
  const owner = await service.seeker()
  const number = await insertRegistration(service)
  const input = { ...registrantOf(number), captcha: await solved(service) }
  await service.call(keepRegistration, input, { token: owner.token, idempotencyKey: randomUUID() })
  return { owner, mine: { number }, nobodys: { number: '0000000000' } }
}

export const strangers: readonly Probe[] = [
  open(postInfo, 'posts of recruitments are published'),
  open(keepRegistration, 'whoever knows number, name and identity number together has shown it to be theirs'),
  owned(readKeptRegistration, kept),
  owned(forgetRegistration, kept),
]
