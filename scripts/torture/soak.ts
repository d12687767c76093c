import { readdir, readlink, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { type ServiceProcess, spawnService } from '../../server/testing.process.ts'
import { ensureBuilt } from '../ensure-built.ts'
import { median, type Outcome } from './checks.ts'
import { type Load, startLoad } from './mixed-load.ts'
import { wireTo } from './wire.ts'

const MINUTE = 60_000
/** Minutes: in less the service is not warm before it is compared with. */
const SHORTEST = 30
const MEGABYTE = 1_048_576
/** What half an hour may add, of what is held when everything is warm. */
const MOST_GROWTH = 0.1
const MOST_DRIFT = 0.2
const MOST_WAL = 256 * MEGABYTE

interface Sample {
  /** Milliseconds since the load began. */
  readonly at: number
  /** Bytes of the whole process, engine included, after a collection. */
  readonly rss: number
  readonly heap: number
  /**
   * Files and connections that it holds open, without the engine's files of tables, of which it keeps each open that it has
   * come to; undefined where the system does not tell.
   */
  readonly handles: number | undefined
  readonly wal: number
}

type Teller = () => Promise<{ rss: number; heapUsed: number }>

/** Asks the service for its memory; see heap-teller.ts. */
function tellerOf({ child }: ServiceProcess): Teller {
  if (!child.stdout) throw new Error('the service has no output')
  const lines = createInterface({ input: child.stdout })
  return async () => {
    const told = new Promise<string>(resolve => {
      lines.on('line', function hear(line) {
        if (!line.startsWith('heap ')) return
        lines.off('line', hear)
        resolve(line.slice('heap '.length))
      })
    })
    child.kill('SIGUSR2')
    return JSON.parse(await told)
  }
}

async function handlesOf(pid: number | undefined, dataDir: string): Promise<number | undefined> {
  const folder = `/proc/${pid}/fd`
  const files = await readdir(folder).catch(() => undefined)
  if (!files) return undefined
  // Some are closed while they are counted.
  const names = await Promise.all(files.map(file => readlink(join(folder, file)).catch(() => dataDir)))
  const tables = [join(dataDir, 'database/base'), join(dataDir, 'database/global')]
  return names.filter(name => name !== dataDir && !tables.some(table => name.startsWith(table))).length
}

/** Files of the log come and go while they are counted. */
async function walIn(dataDir: string): Promise<number> {
  const folder = join(dataDir, 'database/pg_wal')
  const sizes = (await readdir(folder)).map(name =>
    stat(join(folder, name)).then(
      file => (file.isFile() ? file.size : 0),
      () => 0,
    ),
  )
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

/** Two stretches that are compared: when all is warm, and the last one; of half an hour minutes 3 to 8 and 25 to 30. */
const stretches = (length: number) => ({
  warm: { from: length / 10, until: (length * 8) / 30 },
  last: { from: (length * 25) / 30, until: length },
})

type Stretch = ReturnType<typeof stretches>['warm']

const within = <At extends { readonly at: number }>(all: readonly At[], { from, until }: Stretch) =>
  all.filter(({ at }) => at >= from && at < until)

const p99 = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * 0.99)] ?? 0

const percent = (share: number) => `${share < 0 ? '' : '+'}${(share * 100).toFixed(1)} %`

interface Measured {
  readonly name: string
  readonly unit: string
  readonly warm: number
  readonly last: number
  /** Most that it may grow, of what it is when warm. */
  readonly most: number
}

const growth = ({ warm, last }: Measured) => (warm === 0 ? 0 : last / warm - 1)
const words = (measured: Measured) =>
  `${measured.name} ${Math.round(measured.warm)} → ${Math.round(measured.last)}${measured.unit} (${percent(growth(measured))})`

function compare(samples: readonly Sample[], { requests }: Load, length: number): Measured[] {
  const { warm, last } = stretches(length)
  const both = (read: (sample: Sample) => number) => ({
    warm: median(within(samples, warm).map(read)),
    last: median(within(samples, last).map(read)),
  })
  const times = (stretch: Stretch) => p99(within(requests, stretch).map(({ took }) => took))
  return [
    { name: 'memory', unit: ' MB', most: MOST_GROWTH, ...both(({ rss }) => rss / MEGABYTE) },
    { name: 'heap', unit: ' MB', most: MOST_GROWTH, ...both(({ heap }) => heap / MEGABYTE) },
    { name: 'handles', unit: '', most: MOST_GROWTH, ...both(({ handles }) => handles ?? 0) },
    { name: 'p99', unit: ' ms', most: MOST_DRIFT, warm: times(warm), last: times(last) },
  ]
}

function judge(samples: readonly Sample[], load: Load, length: number): Pick<Outcome, 'detail' | 'failures'> {
  const measured = compare(samples, load, length)
  const wal = Math.max(...samples.map(sample => sample.wal))
  const faults = [...load.faults].map(([fault, times]) => `${fault} (${times} times)`)
  const isJudged = length >= SHORTEST * MINUTE
  const failures = [
    ...measured.filter(one => isJudged && growth(one) > one.most).map(words),
    ...(wal > MOST_WAL ? [`the log took ${Math.round(wal / MEGABYTE)} MB`] : []),
    ...faults,
  ]
  const detail = `${load.requests.length} requests, ${faults.length} kinds of faults; ${measured.map(words).join(', ')}; log ${Math.round(wal / MEGABYTE)} MB at most${isJudged ? '' : '; too short to judge growth'}`
  return { detail, failures }
}

async function sampleOnce(tell: Teller, service: ServiceProcess, dataDir: string, began: number): Promise<Sample> {
  const { rss, heapUsed: heap } = await tell()
  const [handles, wal] = [await handlesOf(service.child.pid, dataDir), await walIn(dataDir)]
  return { at: performance.now() - began, rss, heap, handles, wal }
}

/** Loading the sample content takes memory that is never given back: the service that is measured finds it there. */
async function fill(environment: Readonly<Record<string, string>>): Promise<void> {
  const service = spawnService(environment)
  await service.ready
  service.child.kill('SIGTERM')
  await service.ended
}

/** Lets people work for so many minutes, and compares what the service holds at the end with what it held when warm. */
export async function soak(folder: string, minutes: number, say: (progress: string) => void): Promise<Outcome> {
  if (!(await ensureBuilt())) throw new Error('the portal cannot be built')
  const dataDir = join(folder, 'data')
  const teller = pathToFileURL(join(import.meta.dirname, 'heap-teller.ts'))
  const environment = { DATA_DIR: dataDir, SAMPLE_CONTENT: 'on', TRUSTED_PROXIES: '1', LOG_LEVEL: 'error' }
  await fill(environment)
  const service = spawnService({ ...environment, NODE_OPTIONS: `--expose-gc --import=${teller}` })
  try {
    const origin = new URL(await service.ready).origin
    const tell = tellerOf(service)
    const load = await startLoad(wireTo(origin))
    const [length, began] = [minutes * MINUTE, performance.now()]
    const samples: Sample[] = []
    while (performance.now() - began < length) {
      await delay(length / 60)
      const sample = await sampleOnce(tell, service, dataDir, began)
      samples.push(sample)
      const megabytes = [sample.rss, sample.heap, sample.wal].map(bytes => Math.round(bytes / MEGABYTE))
      say(
        `${(sample.at / MINUTE).toFixed(1)} of ${minutes} minutes: memory, heap, log ${megabytes.join(', ')} MB; ${sample.handles} handles`,
      )
    }
    await load.stop()
    return { what: `${minutes} minutes of mixed work`, runs: load.requests.length, ...judge(samples, load, length) }
  } finally {
    service.child.kill('SIGTERM')
    await service.ended
  }
}
