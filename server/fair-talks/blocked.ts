import type { Queryable } from '../db/db.ts'
import { wrongState } from './refused.ts'
import { isBlocked } from './talk-queries.ts'

/** Refused to a visitor who hears no more of this exhibitor, or the exhibitor of them. */
export async function demandNotBlocked(db: Queryable, participation: string, user: string): Promise<void> {
  if (await isBlocked(db, participation, user))
    throw wrongState('您与这家单位之间有屏蔽，不能排队和交流；您可以在“隐私设置”或交流记录中解除自己设的屏蔽')
}
