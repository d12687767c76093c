import { groupLives, type LivePhaseChoice, type LiveSummary, listLives, liveInfo } from '#contract/fair-lives'
import { addDays, startOfChinaDay } from '../china-time.ts'
import { chinaDay } from '../clock.ts'
import { toFairJob } from '../fair-halls/fair-jobs.ts'
import { isShown } from '../fair-halls/info-queries.ts'
import { listJobsOfExhibitor } from '../fair-halls/job-queries.ts'
import type { Context } from '../http/context.ts'
import { notFound } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { exactPage, sliceOf } from '../paging.ts'
import { countLives, findLive, type LiveDetailRow, listLiveRows, type WantedLives } from './queries.ts'
import { toLiveSummary } from './shape.ts'
import { liveSource } from './source.ts'

/** How many streams are grouped at most. */
const MOST = 100
/** How many jobs stand beside a stream; the rest is on its employer's list. */
const MOST_JOBS = 10

const dayAfter = (now: Date) => startOfChinaDay(addDays(chinaDay(now), 1))

/** What a choice means at `now`. */
function phasesIn(phase: LivePhaseChoice | '', now: Date): Pick<WantedLives, 'phases' | 'before'> {
  if (phase === '') return { phases: null, before: null }
  if (phase === 'today') return { phases: ['live', 'paused', 'upcoming'], before: dayAfter(now) }
  return { phases: [phase], before: null }
}

/** What plays a stream now; null before it begins, while it is paused and when its recording has gone. */
function mediaOf(row: LiveDetailRow, { id, phase }: LiveSummary) {
  if (phase !== 'live' && phase !== 'replay') return null
  const playlist = liveSource.playlist({ id, mediaKey: row.media_key, captionsKey: row.captions_key }, phase)
  return playlist === null ? null : { playlist, hasCaptions: row.captions_key !== '' }
}

const jobsOf = ({ fair, companyId }: LiveSummary, { db, now }: Pick<Context, 'db' | 'now'>) =>
  companyId === ''
    ? []
    : listJobsOfExhibitor(db, { fair: fair.id, company: companyId, limit: MOST_JOBS, offset: 0 }, chinaDay(now))

/** Streams of fairs, as everybody watches them. */
export const fairLivesCalls = [
  serve(listLives, async ({ fair, phase, ...paging }, { db, now }) => {
    if (fair !== '' && !(await isShown(db, fair, now))) throw notFound()
    const what = { fair, ...phasesIn(phase, now) }
    const rows = await listLiveRows(db, what, sliceOf(paging), now)
    const counts = await countLives(db, { fair, phases: null, before: null }, now)
    const found = phase === 'today' ? await countLives(db, what, now) : counts
    const total = found.reduce((sum, { value, count }) => sum + (what.phases?.includes(value) === false ? 0 : count), 0)
    return {
      ...exactPage(
        rows.map(row => toLiveSummary(row, now)),
        total,
        paging,
      ),
      phases: [...counts],
    }
  }),

  serve(groupLives, async ({ by, fair, phase }, { db, now }) => {
    if (fair !== '' && !(await isShown(db, fair, now))) throw notFound()
    const rows = await listLiveRows(db, { fair, ...phasesIn(phase, now) }, { limit: MOST, offset: 0 }, now)
    const lives = rows.map(row => toLiveSummary(row, now))
    const groups = Map.groupBy(lives, live => (by === 'fair' ? live.fair.id : chinaDay(new Date(live.startsAt))))
    return {
      groups: [...groups].map(([key, list]) => ({
        key,
        title: by === 'fair' ? (list[0]?.fair.title ?? '') : '',
        list,
      })),
    }
  }),

  serve(liveInfo, async ({ id }, { db, now }) => {
    const row = await findLive(db, id, now)
    if (!row) throw notFound()
    const live = toLiveSummary(row, now)
    const jobs = await jobsOf(live, { db, now })
    return { ...live, about: row.about, sample: row.sample, media: mediaOf(row, live), jobs: jobs.map(toFairJob) }
  }),
]
