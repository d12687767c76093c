import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { achievement, ticketPdf } from '#contract/exam-tickets'
import { sql, sqlScript } from '../../../server/db/sql.ts'
import { makePapers } from '../../../server/exam-tickets/ahead/make.ts'
import { seatExam } from '../../../server/exam-tickets/seat-exam.ts'
import { fieldKey, sealField } from '../../../server/field-key.ts'
import { localFiles } from '../../../server/http/files/store.ts'
import { createLogger } from '../../../server/logger.ts'
import { type Figure, inMs, none, percentile, tableOf, told, within } from '../figures.ts'
import { timed } from '../search/measure.ts'
import { idOf } from '../search/resumes.ts'
import type { Stage } from '../stage.ts'
import { type Wire, wireTo } from '../wire.ts'
import { type Candidate, EXAM, fillSeason } from './season.ts'

const PER_SITE = 40

/** Rooms for so many. */
async function fillSites({ db }: Stage, candidates: number): Promise<void> {
  const plan = Array.from({ length: PER_SITE }, (_, index) => ({
    number: String(index + 1).padStart(3, '0'),
    building: '教学楼',
    floor: 1 + Math.floor(index / 10),
    seats: 30,
    kind: index === 0 ? 'special' : index === PER_SITE - 1 ? 'reserve' : 'normal',
    x: 10,
    y: 10,
    w: 10,
    h: 10,
  }))
  await db.run(sql`delete from exam_sites where exam_id = ${EXAM}`)
  const count = Math.ceil(candidates / ((PER_SITE - 2) * 30)) + 1
  await db.run(sql`
    insert into exam_sites (id, exam_id, code, name, address, transit, plan)
    select ${EXAM} * 1000 + n, ${EXAM}, lpad(n::text, 2, '0'), '江西示例中学 ' || n, '南昌市学府大道 ' || n || ' 号',
      '公交 5 路到示例中学站', ${sql.json(plan)} from generate_series(1, ${count}::int) n`)
}

/** Tickets can be printed and scores be seen, at once. */
async function openEverything({ db }: Stage): Promise<void> {
  await db.run(sql`
    update exam_rounds set opens_at = opens_at - interval '40 days', closes_at = closes_at - interval '40 days',
      review_until = review_until - interval '40 days', waiver_until = waiver_until - interval '40 days',
      pay_until = pay_until - interval '40 days' where exam_id = ${EXAM}`)
  await db.run(sql`
    update exams set ticket_from = now() - interval '9 days', ticket_until = now() + interval '9 days',
      exam_from = now() - interval '8 days', exam_until = now() - interval '7 days', scores_at = now() - interval '1 hour',
      recheck_until = now() + interval '3 days', closed_at = now() + interval '30 days' where id = ${EXAM}`)
}

async function fillScores({ db }: Stage): Promise<void> {
  const parts = { A: { marks: 9_850, flag: '' }, B: { marks: 10_125, flag: '' } }
  await db.run(sql`
    insert into exam_scores (registration_id, exam_id, stage, parts, total, rank, line, goes_on, released_at)
    select id, ${EXAM}, 'written', ${sql.json(parts)}, 19975, 2, 18000, true, now() - interval '1 hour'
    from exam_registrations where exam_id = ${EXAM}`)
  await db.run(sqlScript('vacuum analyze'))
}

/** Photographs as they are kept: sealed. */
async function putPhotos({ settings }: Stage, people: readonly Candidate[]): Promise<void> {
  const plain = await sharp({ create: { width: 295, height: 413, channels: 3, background: '#369' } })
    .jpeg()
    .toBuffer()
  const sealed = sealField(await fieldKey(settings), new Uint8Array(plain))
  const files = localFiles(settings.dataDir)
  for (const { number } of people) await files.put(idOf('photo', number), sealed)
}

interface Crowd {
  readonly times: readonly number[]
  readonly failed: number
}

/** So many ask evenly over so many seconds. */
async function crowd(
  people: readonly Candidate[],
  seconds: number,
  ask: (who: Candidate) => Promise<{ status: number; ms: number; code: number }>,
): Promise<Crowd> {
  const times: number[] = []
  let failed = 0
  const began = Date.now()
  await Promise.all(
    people.map(async (who, index) => {
      await pause(Math.max(0, began + (index * seconds * 1_000) / people.length - Date.now()))
      const { status, ms, code } = await ask(who)
      times.push(ms)
      if (status !== 200 || code !== 200) failed += 1
    }),
  )
  return { times, failed }
}

const holder = { exam: String(EXAM), stage: 'written', pass: '' } as const
const pdf = (wire: Wire) => (who: Candidate) => wire(ticketPdf, holder, who)
const score = (wire: Wire) => (who: Candidate) => wire(achievement, holder, who)

const ALONE = 60
/** As in the issue: 20,000 tickets in five minutes, 10,000 scores in one. */
const TICKETS_A_SECOND = 20_000 / 300
const SCORES_A_SECOND = 10_000 / 60
const SECONDS = 30

/** Draws, as upkeep does before the day, every ticket whose photograph is there; milliseconds for each. */
async function drawAhead({ db, settings }: Stage): Promise<number> {
  const parts = {
    db,
    files: localFiles(settings.dataDir),
    settings,
    logger: createLogger({ level: 'error', write: line => process.stderr.write(`${line}\n`) }),
  }
  const began = performance.now()
  let count = 0
  for (;;) {
    const { taken, kept } = await makePapers(parts, new Date())
    count += kept
    if (taken === 0) return (performance.now() - began) / Math.max(1, count)
  }
}

/** Seats, tickets and scores. */
export async function afterwards(stage: Stage, candidates: number, say: (progress: string) => void): Promise<string> {
  const { before: people } = await fillSeason(stage, { candidates, sent: candidates }, say)
  await stage.db.run(sql`update exam_registrations set status = '3', confirmed = true where exam_id = ${EXAM}`)
  await fillSites(stage, candidates)
  await openEverything(stage)
  say('exams: seating')
  const seating = await timed(() => seatExam(stage.db, { exam: String(EXAM), seed: 'benchmark' }, new Date()))
  await fillScores(stage)
  const many = (rate: number) => people.slice(0, Math.round(rate * SECONDS))
  await putPhotos(stage, people.slice(0, Math.round(TICKETS_A_SECOND * SECONDS) + ALONE))
  const wire = wireTo(await stage.serve())
  for (const who of people.slice(0, 3)) await pdf(wire)(who)
  const alone: number[] = []
  for (const who of many(TICKETS_A_SECOND).slice(0, ALONE)) alone.push((await pdf(wire)(who)).ms)
  say('exams: drawing tickets ahead')
  const drawn = await drawAhead(stage)
  say('exams: many print')
  const printing = await crowd(many(TICKETS_A_SECOND), SECONDS, pdf(wire))
  say('exams: many look at their scores')
  for (const who of people.slice(0, 50)) await score(wire)(who)
  const looking = await crowd(many(SCORES_A_SECOND), SECONDS, score(wire))
  const figures: readonly Figure[] = [
    {
      what: `seating ${candidates.toLocaleString('en')}, tickets written`,
      found: `${(seating / 1_000).toFixed(1)} s`,
      wanted: '30 s',
      isMet: seating <= 30_000,
    },
    within('ticket as PDF, drawn when it is asked for, one after the other', alone, 95, 150),
    told('tickets drawn ahead, each', inMs(drawn)),
    within(`tickets drawn ahead, at the rate of 20,000 in five minutes, ${SECONDS} s of it`, printing.times, 95, 500),
    none('tickets not given', printing.failed),
    within(`scores at the rate of 10,000 in a minute, ${SECONDS} s of it`, looking.times, 95, 300),
    none('scores not given', looking.failed),
    told('score, p50', inMs(percentile(looking.times, 50))),
  ]
  return `### Seats, tickets and scores: ${candidates.toLocaleString('en')} candidates\n\n${tableOf(figures)}`
}
