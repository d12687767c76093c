import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { loginMember, registerMember } from '#contract/sign-in'
import { sampleAccounts, samplePassword } from '../../server/db/sample/accounts.ts'
import { spawnService } from '../../server/testing.process.ts'
import { ensureBuilt } from '../ensure-built.ts'
import type { Outcome } from './checks.ts'
import { type Wire, wireTo } from './wire.ts'

/** What an honest person may notice of a flood: pages so many times slower, and signing in within so many seconds. */
const PAGES_SLOWER = 4
const SIGN_IN_MS = 3_000

/** Sooner than this, no wave follows another: what is measured is the service, not who sends. */
const WAVE_MS = 1_000

const PAGES = 60
/** A fast machine lets one person go through all of this within a minute, in which an address has 60. */
const SIGN_INS = 5

const [{ phone: HONEST }] = sampleAccounts
const HONEST_ADDRESS = '203.0.113.77'
const password = samplePassword

interface Flood {
  readonly what: string
  /** Everything that is sent at once. */
  readonly wave: (wire: Wire) => Promise<unknown>[]
}

const address = (index: number) => `198.51.${100 + Math.floor(index / 250)}.${1 + (index % 250)}`
const stranger = (index: number) => `190${String(index).padStart(8, '0')}`
const times = (count: number, send: (index: number) => Promise<unknown>) =>
  Array.from({ length: count }, (_, index) => send(index))

const floods: readonly Flood[] = [
  {
    what: '120 registrations with a wrong code at once',
    wave: wire =>
      times(120, index =>
        wire.call(
          registerMember,
          { phone: stranger(index), code: '000000', password: '赣江 潮水 上涨', consent: true },
          address(index % 40),
        ),
      ),
  },
  {
    what: '262 sign-ins at once from six addresses',
    wave: wire =>
      times(262, index =>
        wire.call(loginMember, { way: 'password', phone: stranger(index), password }, address(index % 6)),
      ),
  },
  {
    what: 'one account guessed at from 100 addresses',
    wave: wire =>
      times(100, index => wire.call(loginMember, { way: 'password', phone: HONEST, password: 'x' }, address(index))),
  },
]

interface Felt {
  /** 95 of 100 pages came within so many milliseconds. */
  readonly page: number
  readonly signIn: number
  readonly refused: number
}

const percentile = (numbers: readonly number[], share: number) =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.ceil(numbers.length * share) - 1)] ?? 0

/** One person who reads pages and signs in now and then. */
async function live(wire: Wire): Promise<Felt> {
  const pages: number[] = []
  const signIns: number[] = []
  let refused = 0
  for (let turn = 0; turn < PAGES; turn += 1) {
    const page = await wire.page('/job-search', HONEST_ADDRESS)
    pages.push(page.took)
    if (page.status !== 200) refused += 1
    if (turn % Math.floor(PAGES / SIGN_INS) !== 0) continue
    const signIn = await wire.call(loginMember, { way: 'password', phone: HONEST, password }, HONEST_ADDRESS)
    signIns.push(signIn.took)
    if (!JSON.stringify(signIn.body).includes('access_token')) refused += 1
  }
  return { page: percentile(pages, 0.95), signIn: Math.max(...signIns), refused }
}

/** Sends wave after wave, no more than one a second, while `work` goes on. */
async function during<Result>(flood: Flood, wire: Wire, work: () => Promise<Result>): Promise<Result> {
  let isOver = false
  const rage = async () => {
    while (!isOver) await Promise.all([Promise.allSettled(flood.wave(wire)), delay(WAVE_MS)])
  }
  const raging = rage()
  const result = await work()
  isOver = true
  await raging
  return result
}

const words = ({ page, signIn }: Felt) => `page p95 ${Math.round(page)} ms, slowest sign-in ${Math.round(signIn)} ms`

function faultsOf(what: string, quiet: Felt, felt: Felt): string[] {
  return [
    ...(felt.refused > 0 ? [`${what}: an honest person was refused ${felt.refused} times`] : []),
    ...(felt.page > quiet.page * PAGES_SLOWER
      ? [`${what}: pages ${(felt.page / quiet.page).toFixed(1)} times slower`]
      : []),
    ...(felt.signIn > SIGN_IN_MS ? [`${what}: signing in took ${Math.round(felt.signIn)} ms`] : []),
  ]
}

/** What somebody feels who reads and signs in while others flood the ways in; each flood beside a quiet time. */
export async function endureSignIns(folder: string, say: (progress: string) => void): Promise<Outcome[]> {
  if (!(await ensureBuilt())) throw new Error('the portal cannot be built')
  const service = spawnService({
    DATA_DIR: join(folder, 'flooded'),
    SAMPLE_CONTENT: 'on',
    TRUSTED_PROXIES: '1',
    LOG_LEVEL: 'error',
  })
  try {
    const wire = wireTo((await service.ready).replace('localhost', '127.0.0.1').replace(/\/$/, ''))
    await live(wire)
    const outcomes: Outcome[] = []
    for (const flood of floods) {
      const quiet = await live(wire)
      const felt = await during(flood, wire, () => live(wire))
      const detail = `${words(felt)}; quiet: ${words(quiet)}`
      outcomes.push({ what: flood.what, runs: PAGES, detail, failures: faultsOf(flood.what, quiet, felt) })
      say(`${flood.what}: ${detail}`)
    }
    return outcomes
  } finally {
    service.child.kill('SIGTERM')
    await service.ended
  }
}
