import { quietLogger } from '../../server/db/db.ts'
import { migrate } from '../../server/db/migrate.ts'
import { openPostgres } from '../../server/db/postgres/open.ts'
import { startTestServer } from '../../server/db/testing.postgres.ts'
import { zipServiceOn } from '../../server/resume-files/testing.zip-load.ts'
import type { ZipFigures } from '../../server/resume-files/testing.zip-service.ts'
import { type Figure, percentile, tableOf, told, within } from './figures.ts'
import { median } from './table.ts'

const RESUMES = 1_000
/** As many as a company may fetch at one time, one after the other. */
const TURNS = 2
const MB = 1_000_000
const MOST_HELD = 64 * MB
/** Of the pieces that arrive, every one hundredth is a moment to look at what is held: a look collects all rubbish. */
const LOOK_EVERY = 100

interface Fetched {
  /** Milliseconds until its first byte and until its last. */
  readonly begins: number
  readonly takes: number
  readonly bytes: number
  readonly looks: readonly ZipFigures[]
}

async function fetchOnce(ask: () => Promise<Response>, look: () => Promise<ZipFigures>): Promise<Fetched> {
  const from = performance.now()
  const { body, headers } = await ask()
  if (headers.get('X-File-Count') !== String(RESUMES)) throw new Error('a ZIP has not every resume')
  const looks: ZipFigures[] = []
  let begins = 0
  let bytes = 0
  let pieces = 0
  for await (const piece of body ?? []) {
    begins ||= performance.now() - from
    bytes += piece.length
    pieces += 1
    if (pieces % LOOK_EVERY === 0) looks.push(await look())
  }
  return { begins, takes: performance.now() - from, bytes, looks }
}

const inMegabytes = (bytes: number) => `${(bytes / MB).toFixed(1)} MB`

/** A company fetches a thousand received resumes, eighty of their works as large as can be, one ZIP after the other. */
export async function zipSection(say: (progress: string) => void): Promise<string> {
  const server = await startTestServer()
  try {
    const databaseUrl = server.urlOf('postgres')
    const db = await openPostgres({ databaseUrl, logger: quietLogger })
    await migrate(db, { logger: quietLogger })
    await db.close()
    await using service = await zipServiceOn(databaseUrl, RESUMES)
    const before = await service.figures()
    const all: Fetched[] = []
    for (let turn = 0; turn < TURNS; turn += 1) {
      say(`zip: ${turn + 1} of ${TURNS}`)
      all.push(await fetchOnce(service.ask, service.figures))
    }
    const looks = all.flatMap(one => one.looks)
    const most = (pick: (look: ZipFigures) => number) => Math.max(...looks.map(pick)) - pick(before)
    const [taken, held] = [most(look => look.taken), most(look => look.held)]
    const figures: Figure[] = [
      within(
        'first byte',
        all.map(({ begins }) => begins),
        100,
        1_000,
      ),
      {
        what: 'memory that the process takes of the machine above what it took at rest, the drawing thread with it',
        found: inMegabytes(taken),
        wanted: inMegabytes(MOST_HELD),
        isMet: taken <= MOST_HELD,
      },
      told('of it held by its main thread', inMegabytes(held)),
      told('size', inMegabytes(median(all.map(({ bytes }) => bytes)))),
      told('whole', `${(median(all.map(({ takes }) => takes)) / 1_000).toFixed(1)} s`),
      told(
        'longest work in one piece',
        `${percentile(
          looks.map(look => look.longestBlock),
          100,
        ).toFixed(0)} ms`,
      ),
    ]
    return `## ZIP of ${RESUMES.toLocaleString('en')} resumes, ${TURNS} one after the other\n\nEighty pictures and documents as large as can be are in it; every paper is drawn as it is asked for. PostgreSQL, service and whoever fetches share the cores.\n\n${tableOf(figures)}`
  } finally {
    await server.stop()
  }
}
