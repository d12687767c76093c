import { fairAlerts, saveFairAlerts } from '#contract/fair-alerts'
import { serve } from '../http/serve.ts'
import { findAlerts, putAlerts } from './queries.ts'

export const alertCalls = [
  serve(fairAlerts, async (_, { db, user }) => findAlerts(db, user.id)),

  serve(saveFairAlerts, async ({ ways }, { db, user, now }) => {
    const { possible } = await findAlerts(db, user.id)
    await putAlerts(
      db,
      user.id,
      possible.filter(way => ways.includes(way)),
      now,
    )
    return findAlerts(db, user.id)
  }),
]
