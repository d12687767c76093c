import { deleteMessages, readMessages, restoreMessages } from '#contract/messages'
import { sql } from '../db/sql.ts'
import { nobodysUuid, owned, type Probe } from '../testing.strangers.ts'
import type { TestService } from '../testing.ts'
import { linkTo } from './message.ts'
import { sendMessage } from './send.ts'

async function letter(service: TestService) {
  const owner = await service.seeker()
  const content = { category: 'system', title: '通知', body: '内容', link: linkTo('home') } as const
  await service.db.tx(tx =>
    sendMessage(tx, { to: [owner.id], audience: 'seeker', at: service.clock.now(), ...content }),
  )
  const [row] = await service.db.query<{ id: string }>(sql`select id from messages where user_id = ${owner.id}`)
  return { owner, mine: { ids: [row?.id ?? ''] }, nobodys: { ids: [nobodysUuid] } }
}

/** The same, after its owner has removed it. */
async function removed(service: TestService) {
  const belonging = await letter(service)
  await service.call(deleteMessages, belonging.mine, belonging.owner)
  return belonging
}

export const strangers: readonly Probe[] = [
  owned(readMessages, letter),
  owned(deleteMessages, letter),
  owned(restoreMessages, removed),
]
