import type { Queryable } from '../db/db.ts'
import { sendMessage } from '../messages/send.ts'
import { closedMessage } from './messages.ts'
import { listConcerned } from './queries/concerned.ts'
import type { OwnRow } from './queries/own.ts'
import { takeDown, type Why } from './queries/publish.ts'

/** Takes a job from the public and tells those who wait for it. One that had ended by itself is news to nobody. */
export async function close(tx: Queryable, { id, stage, title }: OwnRow, why: Why, at: Date): Promise<void> {
  await takeDown(tx, id, why, at)
  if (stage !== 'open' && stage !== 'suspended') return
  const concerned = await listConcerned(tx, id)
  for (const applied of [true, false]) {
    const to = concerned.filter(one => one.applied === applied).map(one => one.user_id)
    await sendMessage(tx, {
      to,
      audience: 'seeker',
      at,
      ...closedMessage({ id: String(id), jobTitle: title }, why.reason, applied),
    })
  }
}
