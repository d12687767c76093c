import { canEnd } from '#contract/flexible-life'
import type { Queryable } from '../db/db.ts'
import { listEndable, lockOwnApplication } from './own-application-queries.ts'
import { stageOf, takeBack } from './own-applications.ts'

/** Takes back what somebody who leaves could take back by hand: the places are free again, and the employers are told. */
export async function withdrawCasual(tx: Queryable, userId: string, now: Date): Promise<void> {
  for (const id of await listEndable(tx, userId)) {
    const row = await lockOwnApplication(tx, userId, id)
    if (row && canEnd(row.state, stageOf(row, now))) await takeBack(tx, { row, userId, now })
  }
}
