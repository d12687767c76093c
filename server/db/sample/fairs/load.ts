import { isExhibitor } from '../../../job-fairs/rows.ts'
import { insertRows } from '../../bulk.ts'
import type { Queryable } from '../../db.ts'
import { sql } from '../../sql.ts'
import { sampleAccounts } from '../accounts.ts'
import { isoOf } from '../moments.ts'
import { sampleBoards } from './boards.ts'
import { planTemplates } from './halls.ts'
import { type Broadcaster, sampleLives } from './lives.ts'
import { type Exhibitor, sampleParticipants } from './participants.ts'
import { type FairPlan, fairPlans } from './plan.ts'
import { seriesPlans } from './series.ts'
import { sampleTalks } from './talks.ts'
import { htmlOf, resultsOf } from './texts.ts'

const [writer, newcomer, employer] = sampleAccounts

const toSeries = (series: (typeof seriesPlans)[number]) => ({
  id: series.id,
  kind: series.kind,
  title: series.title,
  summary: series.summary,
  city: series.city,
  district: series.district,
  venue: series.venue,
  address: series.address,
  transit: series.transit,
  organiser: series.organiser,
  phone: series.phone,
  weekday: series.weekday,
  every_weeks: series.everyWeeks,
  days: series.days,
  opens_minute: series.opensMinute,
  closes_minute: series.closesMinute,
  plan_template_id: series.template,
  capacity: series.capacity,
  booth_fee: series.boothFee,
  rules: series.rules ?? null,
  sample: true,
})

const toFair = (plan: FairPlan, now: number) => ({
  id: plan.id,
  series_id: plan.series?.id ?? null,
  kind: plan.kind,
  title: plan.title,
  summary: plan.summary,
  html: htmlOf(plan),
  city: plan.city,
  district: plan.district,
  venue: plan.venue,
  address: plan.address,
  transit: plan.transit,
  organiser: plan.organiser,
  phone: plan.phone,
  capacity: plan.capacity,
  booth_fee: plan.boothFee,
  state: plan.state,
  reason: plan.reason,
  published_at: isoOf(plan.timeline.publishedAt),
  apply_from: isoOf(plan.timeline.applyFrom),
  apply_until: isoOf(plan.timeline.applyUntil),
  book_from: isoOf(plan.timeline.bookFrom),
  book_until: isoOf(plan.timeline.bookUntil),
  register_from: isoOf(plan.timeline.registerFrom),
  register_until: isoOf(plan.timeline.registerUntil),
  opens_at: isoOf(plan.timeline.opensAt),
  closes_at: isoOf(plan.timeline.closesAt),
  planned_for: plan.plannedFor,
  sequence: plan.sequence,
  changed_at: isoOf(Math.min(now, plan.timeline.publishedAt)),
  rules: plan.series?.rules ?? null,
  results: resultsOf(plan, now),
  sample: true,
})

/** Employers whose licence was checked and who offer at least two jobs. */
const exhibitorsIn = (tx: Queryable) =>
  tx.query<Exhibitor>(sql`
    select c.id as company_id, c.city, c.trade, c.account_kind = 'agency' as agency,
      array_agg(j.id order by j.id) as job_ids
    from companies c join jobs j on j.company_id = c.id and j.status = 'valid'
    where c.verified_at is not null group by c.id having count(*) >= 2 order by c.id`)

/** The company whose account people try out; null where there is none. */
async function hostIn(tx: Queryable): Promise<number | null> {
  const [row] = await tx.query<{ company_id: number }>(sql`
    select m.company_id from company_members m join users u on u.id = m.user_id
    where u.phone = ${employer.phone} and u.user_type = 1`)
  return row?.company_id ?? null
}

/** Seekers of the sample content, without the two whose accounts people try out: those wish for themselves. */
async function wishersIn(tx: Queryable): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(sql`
    select id from users where user_type = 2 and sample and phone not in (${writer.phone}, ${newcomer.phone})
    order by id limit 60`)
  return rows.map(({ id }) => id)
}

/** The seeker whose account people try out; null where there is none. */
async function writerIn(tx: Queryable): Promise<string | null> {
  const [row] = await tx.query<{ id: string }>(sql`
    select id from users where phone = ${writer.phone} and user_type = 2`)
  return row?.id ?? null
}

async function loadBoards(tx: Queryable, { boards, threads, talks, lines }: ReturnType<typeof sampleBoards>) {
  await insertRows(tx, 'fair_boards', boards, { chunk: 3_000 })
  await insertRows(tx, 'fair_threads', threads)
  await insertRows(tx, 'fair_talks', talks)
  await insertRows(tx, 'fair_lines', lines)
}

const broadcastersIn = (tx: Queryable) =>
  tx.query<Broadcaster>(sql`
    select p.id, p.fair_id from fair_participations p where ${isExhibitor} order by p.fair_id, p.id`)

/** Rows were given their ids, so the next ones must come after them. */
const advance = (tx: Queryable, table: string) =>
  tx.run(sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.ident(table)}))`)

/** Job fairs of eleven cities: past, running and coming ones, with halls, exhibitors and what they offer. */
export async function loadFairs(tx: Queryable, now: number): Promise<void> {
  const plans = fairPlans(now)
  await insertRows(
    tx,
    'fair_plan_templates',
    planTemplates.map(({ id, name, hall: { width, depth, booths, features } }) => ({
      id,
      name,
      width,
      depth,
      booths,
      features,
      sample: true,
    })),
  )
  await insertRows(tx, 'fair_series', seriesPlans.map(toSeries))
  await insertRows(
    tx,
    'fairs',
    plans.map(plan => toFair(plan, now)),
  )
  const exhibitors = await exhibitorsIn(tx)
  const host = await hostIn(tx)
  const { halls, booths, participations, jobs } = sampleParticipants(plans, exhibitors, now, host)
  await insertRows(
    tx,
    'fair_halls',
    halls.map(row => ({ ...row })),
  )
  await insertRows(
    tx,
    'fair_participations',
    participations.map(row => ({ ...row })),
    { chunk: 3_000 },
  )
  await insertRows(
    tx,
    'fair_booths',
    booths.map(row => ({ ...row })),
    { chunk: 3_000 },
  )
  await insertRows(
    tx,
    'fair_jobs',
    jobs.map(row => ({ ...row })),
    { chunk: 5_000 },
  )
  const always = participations.filter(({ company_id }) => company_id === host).map(({ id }) => id)
  const talks = await sampleTalks({ plans, participations, always, seekers: await wishersIn(tx), now })
  await insertRows(
    tx,
    'fair_draws',
    talks.draws.map(row => ({ ...row })),
  )
  await insertRows(
    tx,
    'fair_talk_slots',
    talks.slots.map(row => ({ ...row })),
    { chunk: 3_000 },
  )
  await insertRows(
    tx,
    'fair_talk_requests',
    talks.requests.map(row => ({ ...row })),
  )
  await insertRows(
    tx,
    'fair_talk_grants',
    talks.grants.map(row => ({ ...row })),
  )
  await loadBoards(tx, sampleBoards({ plans, participations, host, writer: await writerIn(tx), now }))
  await insertRows(
    tx,
    'fair_lives',
    sampleLives(plans, await broadcastersIn(tx)).map(row => ({ ...row })),
  )
  for (const table of ['fair_series', 'fair_plan_templates', 'fairs', 'fair_halls', 'fair_booths', 'fair_talk_slots'])
    await advance(tx, table)
}
