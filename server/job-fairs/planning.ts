import type { FairKind } from '#contract/fair-kinds'
import { chinaDay } from '../clock.ts'
import type { Db } from '../db/db.ts'
import { fairMoments } from './moments.ts'
import { noticeOf } from './notice.ts'
import { daysToPlan, fairTitleOn } from './planned.ts'
import {
  copyLayout,
  copyLives,
  insertPlannedFair,
  layOut,
  listSeriesToPlan,
  type SeriesToPlan,
} from './planning-queries.ts'

/** One more fair of a series with its halls, booths and the organiser's streams, without employers; false where another copy was first. */
const planFair = (db: Db, series: SeriesToPlan, day: string, now: Date): Promise<boolean> =>
  db.tx(async tx => {
    const timeline = fairMoments(day, series.opens_minute, series.closes_minute, series.days)
    const kind: FairKind = series.kind
    const html = noticeOf({ ...series, kind, timeline })
    const fair = { title: fairTitleOn(series, day), day, timeline, html, rules: series.rules }
    const id = await insertPlannedFair(tx, series.id, fair, now)
    if (id === null) return false
    if (series.plan_template_id === null) await copyLayout(tx, series.id, id)
    else await layOut(tx, id, series.plan_template_id, series.booth_fee)
    await copyLives(tx, series.id, id)
    return true
  })

/**
 * Plans what is missing, so that each series that goes on has its fairs of the next five weeks. Several copies of the
 * service may do it at once: one fair for a series and day is all that the table takes. How many were planned. A series
 * that fails keeps no other from its own; the failures are thrown in the end.
 */
export async function planFairs(db: Db, now: Date): Promise<number> {
  let planned = 0
  const failures: unknown[] = []
  for (const series of await listSeriesToPlan(db)) {
    try {
      for (const day of daysToPlan(series, series.last_day, chinaDay(now)))
        if (await planFair(db, series, day, now)) planned += 1
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `No fairs could be planned for ${failures.length} series`)
  return planned
}
