import { createHash } from 'node:crypto'
import {
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { root } from '../../scripts/built.ts'
import { type ServiceProcess, spawnService } from '../../server/testing.process.ts'
import type { ToldTime } from './own-clock.ts'

/** Kept for the next run: that of today, and that of a moment that somebody has named. */
const cacheOf = (at: number | undefined) => join(root, at === undefined ? '.cache/sample' : '.cache/sample-then')

/** Everything that decides what the sample content is. */
const sources = ['server', 'src/contract', 'public/sample']

function filesUnder(folder: string): string[] {
  const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
  return entries.flatMap(entry => (entry.isFile() ? [join(entry.parentPath, entry.name)] : [])).sort()
}

/** The same for the same code on the same day: sample content tells its dates from the day on which it is made. */
function keyOfSample(at: number | undefined): string {
  const day = at === undefined ? new Date().toISOString().slice(0, 10) : String(at)
  const hash = createHash('sha256').update(day)
  for (const file of sources.flatMap(filesUnder)) hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

async function stop({ child, ended }: ServiceProcess): Promise<void> {
  child.kill('SIGTERM')
  await ended
}

/** What is read while it is written is the moment before, never half of one. */
function writeTime(file: string, told: ToldTime): void {
  writeFileSync(`${file}.new`, JSON.stringify(told))
  renameSync(`${file}.new`, file)
}

/** What a service whose clock can be set is started with; `file` says its time. */
const clockedBy = (file: string) => ({
  OWN_CLOCK: file,
  NODE_OPTIONS: `--import=${join(import.meta.dirname, 'own-clock.ts')}`,
})

/**
 * A data directory with the sample content as it is made today, or at the moment `at` (milliseconds), made once and kept for
 * the next run; its path.
 */
export async function prepareSample(at?: number): Promise<string> {
  const cache = cacheOf(at)
  const folder = join(cache, keyOfSample(at))
  if (existsSync(folder)) return folder
  rmSync(cache, { recursive: true, force: true })
  mkdirSync(cache, { recursive: true })
  const fresh = mkdtempSync(join(cache, 'new-'))
  const file = join(cache, 'clock')
  if (at !== undefined) writeTime(file, { ahead: at - Date.now() })
  const service = spawnService({
    DATA_DIR: fresh,
    SAMPLE_CONTENT: 'on',
    LOG_LEVEL: 'warn',
    ...(at !== undefined && clockedBy(file)),
  })
  await service.ready
  await stop(service)
  renameSync(fresh, folder)
  return folder
}

/** A service of one worker's own, on a copy of the sample content. */
export interface OwnService {
  /** Its origin, without a slash at the end. */
  url: string
  dataDir: string
  stop(): Promise<void>
}

let current: OwnService | undefined

/** Where the service of this worker keeps its outbox. */
export function ownDataDir(): string {
  if (!current) throw new Error('A journey takes its `test` from visitor.ts, which starts the service')
  return current.dataDir
}

/** Where the service of this worker reads its time; '' where that is the machine's. */
let clock = ''

// Every visitor comes from an address of their own, told as a proxy tells it (visitor.ts).
const spawnOwn = (dataDir: string, port = '0') =>
  spawnService({
    DATA_DIR: dataDir,
    PORT: port,
    NODE_ENV: 'production',
    TRUSTED_PROXIES: '1',
    LOG_LEVEL: 'warn',
    ...(clock && clockedBy(clock)),
  })

let running: ServiceProcess | undefined

function tellTime(told: ToldTime): void {
  if (!clock) throw new Error('Only a journey with `ownClock` sets the time of its service')
  writeTime(clock, told)
}

/** Sets the clock of this worker's service to a moment, from which time goes on. Browsers keep theirs. */
export const goToMoment = (at: number): void => tellTime({ ahead: at - Date.now() })

/** Stops the clock of this worker's service at a moment, until it is set again. */
export const standAtMoment = (at: number): void => tellTime({ still: at })

interface Started {
  /** Journeys set its clock, by `goToMoment` and `standAtMoment`. */
  readonly ownClock: boolean
  /** The moment at which such a clock begins; now, where it is not named. */
  readonly at: number
}

/** Starts the service of this worker on a copy of `sample`. */
export async function startOwnService(
  sample: string,
  { ownClock = false, at = Date.now() }: Partial<Started> = {},
): Promise<OwnService> {
  const dataDir = mkdtempSync(join(tmpdir(), 'journeys-'))
  cpSync(sample, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE })
  clock = ownClock ? `${dataDir}.clock` : ''
  if (ownClock) goToMoment(at)
  running = spawnOwn(dataDir)
  const url = (await running.ready).replace('localhost', '127.0.0.1').replace(/\/$/, '')
  current = {
    url,
    dataDir,
    stop: async () => {
      if (running) await stop(running)
      rmSync(dataDir, { recursive: true, force: true })
      rmSync(`${dataDir}.clock`, { force: true })
    },
  }
  return current
}

/** Ends the service of this worker as a lost machine does: it can write and tell nothing any more. */
export async function killOwnService(): Promise<void> {
  running?.child.kill('SIGKILL')
  await running?.ended
}

/** Stops the service of this worker, works on what it has written, and starts it again at its address. */
export async function whileStopped(
  work: (service: Pick<OwnService, 'dataDir' | 'url'>) => Promise<void>,
): Promise<void> {
  if (!(current && running)) throw new Error('No service was started')
  await stop(running)
  await work(current)
  await reviveOwnService()
}

/** Starts it again at its address, on what it had written. */
export async function reviveOwnService(): Promise<void> {
  if (!current) throw new Error('No service was started')
  running = spawnOwn(current.dataDir, new URL(current.url).port)
  await running.ready
}
