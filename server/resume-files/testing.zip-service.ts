import { createHash } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { quietLogger } from '../db/db.ts'
import { openPostgres } from '../db/postgres/open.ts'
import { sql } from '../db/sql.ts'
import { DOCUMENT_BYTES } from '../files/document.ts'
import { storeFile } from '../http/files/save.ts'
import { localFiles } from '../http/files/store.ts'
import { listen } from '../listener.ts'
import { finishedSections } from '../resumes/testing.ts'
import { WORK_KIND } from '../resumes/works.ts'
import { employerIn } from '../testing.people.ts'
import { createTestService } from '../testing.ts'
import { resumeFilesCalls } from './index.ts'

/** What the process says of itself. */
export interface ZipFigures {
  /** What is held now, rubbish swept away, in bytes; the worker's own heap, which has a limit, not counted. */
  readonly held: number
  /** What the process takes of the machine, in bytes. */
  readonly taken: number
  /** Longest work in one piece so far, which no other request gets ahead of, in milliseconds, without collections of the heap. */
  readonly longestBlock: number
  /** What a plain piece of work takes on this machine, in milliseconds: `longestBlock` is told by it. */
  readonly yardstick: number
  /** ZIPs that the database takes to be under way. */
  readonly leases: number
}

/** One resume of so many has works. */
const WORKS_EVERY = 25

/** Where a company with so many received resumes can be asked, and with which token. */
export interface ZipService {
  readonly port: number
  readonly token: string
}

const [databaseUrl = '', count = '', picture = ''] = process.argv.slice(2)
const db = await openPostgres({ databaseUrl, logger: quietLogger })
const service = createTestService(db, resumeFilesCalls)
const employer = await employerIn(db, service.clock)

const storing = { db, now: service.clock.now(), files: localFiles(service.dataDir), onRollback: () => {} }

/** A picture as large as they come, made elsewhere so that its making takes nothing here; a document as large as is taken. */
const works = await Promise.all(
  [
    { name: '海报.webp', mime: 'image/webp', content: new Uint8Array(await readFile(picture)) },
    { name: '证书.pdf', mime: 'application/pdf', content: new Uint8Array(DOCUMENT_BYTES).fill(7) },
  ].map(async ({ content, ...named }) => {
    const sha256 = createHash('sha256').update(content).digest()
    const label = { owner: null, kind: WORK_KIND, name: named.name }
    const file = await storeFile(storing, label, { bytes: content, mime: named.mime, sha256 })
    return { ...named, id: file, file, caption: '作品', bytes: content.length }
  }),
)

const duties = '负责应收应付账款核对，编制月度报表与合并报表，配合年度审计；熟悉用友、金蝶等财务软件。'.repeat(6)
const sections = {
  ...finishedSections(),
  work: [{ company: '赣江电子', title: '会计', from: '2018-07', to: '', duties }],
}
await db.run(sql`
  with job as (
    insert into jobs (company_id, company_name, company_type, scale, trade, title, category1, category2, category3,
      category_label, city, district, wage_min, wage_max, nature, education, experience, headcount, duties, status,
      published_at, refreshed_at, confirmed_at, expires_on, created_at, updated_at)
    select id, name, company_type, scale, trade, '会计', '3', '301', '30101', '会计', city, district, 5000, 8000, '1', '70',
      '1', 2, '记账', 'valid', now(), now(), now(), '2099-12-31', now(), now()
    from companies where id = ${employer.companyId} returning id),
  people as (
    insert into users (id, user_type, nick_name, created_at, updated_at)
    select gen_random_uuid(), 2, '求职者', now(), now() from generate_series(1, ${Number(count)}) returning id)
  insert into applications (id, job_id, company_id, user_id, resume, status, created_at, updated_at)
  select gen_random_uuid(), job.id, ${employer.companyId}, people.id,
    jsonb_set(${sql.json({ sections, photo: null })}::jsonb, '{sections,basic,name}', to_jsonb('王' || left(people.id::text, 6)))
      || case when number % ${WORKS_EVERY} = 0 then ${sql.json({ works })}::jsonb else '{}' end,
    'delivered', now(), now()
  from (select id, row_number() over () as number from people) people, job`)

const listener = await listen((request, bindings) => service.app.http.fetch(request, bindings), '127.0.0.1', 0)
interface Stretch {
  readonly from: number
  readonly to: number
  /** Of the thread's own time; what other processes take is none of it. */
  readonly worked: number
}

/** The thread's own time since then, in milliseconds. */
function workedSince(then: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(then)
  return (user + system) / 1_000
}

const YARDSTICK_ROWS = 90_000
const YARDSTICK_TURNS = 8

/** Many rows written as JSON and read, the quickest of some turns. */
function measureYardstick(): number {
  const rows = Array.from({ length: YARDSTICK_ROWS }, (_, n) => ({ n, name: `简历${n}` }))
  const turns = Array.from({ length: YARDSTICK_TURNS }, () => {
    const then = process.threadCpuUsage()
    JSON.parse(JSON.stringify(rows))
    return workedSince(then)
  })
  return Math.min(...turns)
}

const yardstick = measureYardstick()

/** What is too short to matter, in milliseconds. */
const SHORT = 10
/** Between two turns of the event loop. */
const stretches: Stretch[] = []
const collections: Omit<Stretch, 'worked'>[] = []
let from = performance.now()
let worked = process.threadCpuUsage()
const turn = () => {
  const to = performance.now()
  const ms = workedSince(worked)
  if (ms > SHORT) stretches.push({ from, to, worked: ms })
  from = to
  worked = process.threadCpuUsage()
}
setInterval(turn, 1)
new PerformanceObserver(list => {
  for (const { startTime, duration } of list.getEntries())
    collections.push({ from: startTime, to: startTime + duration })
}).observe({ entryTypes: ['gc'] })

/** Whole collections of the heap take long on a slow machine, whatever is asked: they are no work of the ZIP's. */
const withoutCollections = (one: Stretch) =>
  collections.reduce(
    (ms, { from: start, to }) => ms - Math.max(0, Math.min(to, one.to) - Math.max(start, one.from)),
    one.worked,
  )

async function tellFigures(): Promise<void> {
  const [row] = await db.query<{ leases: number }>(sql`select count(*) as leases from running_zips`)
  const longestBlock = Math.max(0, ...stretches.map(withoutCollections))
  globalThis.gc?.()
  const { heapUsed, external, rss } = process.memoryUsage()
  from = performance.now()
  worked = process.threadCpuUsage()
  const figures = { held: heapUsed + external, taken: rss, longestBlock, yardstick, leases: row?.leases ?? 0 }
  process.send?.(figures satisfies ZipFigures)
}

async function end(): Promise<void> {
  await listener.stop(0)
  await rm(service.dataDir, { recursive: true, force: true })
  await db.close()
  process.exit()
}

process.on('message', () => void tellFigures())
process.on('disconnect', () => void end())
process.send?.({ port: listener.port, token: employer.token } satisfies ZipService)
