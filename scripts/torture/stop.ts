import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { sampleAccounts, samplePassword } from '../../server/db/sample/accounts.ts'
import { spawnService } from '../../server/testing.process.ts'
import { loginMember } from '../../src/contract/sign-in.ts'
import { API_PREFIX } from '../../src/contract/wire.ts'
import { ensureBuilt } from '../ensure-built.ts'
import { halfSent, sealed } from './attacker.ts'
import { median, type Outcome } from './checks.ts'
import { visit } from './visitor.ts'

const SIGN_INS = 8
const HALF_SENT = 8
const READERS = 4
/** Milliseconds. */
const GONE_WITHIN = 10_000

const loginPath = API_PREFIX + loginMember.path
const [{ phone }] = sampleAccounts
const signIn = JSON.stringify({ way: 'password', phone, password: samplePassword })

/** What became of a request: its status, or why there is none. `ECONNREFUSED` never began. */
type Fate = number | string

interface Sending {
  /** Every byte is with the system. */
  readonly sent: Promise<unknown>
  readonly fate: Promise<Fate>
}

/** Signs in over a connection of its own, as somebody at `address`: the service believes one proxy. */
function begin(origin: string, address: string): Sending {
  const { headers, body } = sealed(loginPath, signIn)
  const { promise: fate, resolve } = Promise.withResolvers<Fate>()
  const asked = request(origin + loginPath, {
    method: 'POST',
    agent: false,
    headers: { ...headers, 'Content-Length': body.length, 'X-Forwarded-For': address },
  })
  const fail = (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message)
  asked.once('error', fail)
  asked.once('response', answer => {
    answer.once('error', fail)
    answer.resume().once('end', () => resolve(answer.statusCode ?? 0))
  })
  asked.end(body)
  return { sent: Promise.race([once(asked, 'finish'), fate]), fate }
}

interface Stop {
  readonly fates: readonly Fate[]
  /** From the signal to the end of the process, in milliseconds. */
  readonly took: number
  readonly code: number | null
}

/** Tells a service to stop that people read, sign in to and hold up with half-sent requests. */
async function stopAmidst(dataDir: string): Promise<Stop> {
  const service = spawnService({ DATA_DIR: dataDir, SAMPLE_CONTENT: 'on', TRUSTED_PROXIES: '1', LOG_LEVEL: 'error' })
  const origin = new URL(await service.ready).origin
  const readers = Array.from({ length: READERS }, () => visit(origin, 0, service.ended))
  const half = Array.from({ length: HALF_SENT }, () => halfSent(origin, loginPath))
  await Promise.all(half.map(socket => once(socket, 'connect')))
  const begun = Array.from({ length: SIGN_INS }, (_, at) => begin(origin, `198.51.100.${at + 1}`))
  await Promise.all(begun.map(({ sent }) => sent))
  await delay(randomInt(0, 500))
  const told = performance.now()
  service.child.kill('SIGTERM')
  const fates = await Promise.all(begun.map(({ fate }) => fate))
  const { code } = await service.ended
  const took = performance.now() - told
  await Promise.all(readers)
  for (const socket of half) socket.destroy()
  return { fates, took, code }
}

function faultsOf({ fates, took, code }: Stop): string[] {
  const lost = fates.filter(fate => fate !== 200 && fate !== 'ECONNREFUSED')
  return [
    ...(lost.length > 0 ? [`${lost.length} of ${SIGN_INS} sign-ins were not answered (${lost.join(', ')})`] : []),
    ...(took > GONE_WITHIN ? [`stopping took ${(took / 1_000).toFixed(1)} s`] : []),
    ...(code === 0 ? [] : [`the service ended with ${code}`]),
  ]
}

/** Stops the service again and again in the middle of its work: what has begun is finished, and it is gone in time. */
export async function stopUnderLoad(folder: string, times: number, say: (progress: string) => void): Promise<Outcome> {
  if (!(await ensureBuilt())) throw new Error('the portal cannot be built')
  const dataDir = join(folder, 'data')
  const stops: Stop[] = []
  for (let round = 1; round <= times; round += 1) {
    const stop = await stopAmidst(dataDir)
    stops.push(stop)
    say(`stop ${round} of ${times}: ${stop.fates.join(' ')}; gone after ${Math.round(stop.took)} ms`)
  }
  const took = stops.map(stop => Math.round(stop.took))
  const answered = stops.flatMap(({ fates }) => fates).filter(fate => fate === 200).length
  const detail = `${answered} of ${times * SIGN_INS} sign-ins answered; gone in ${median(took)} ms (median), ${Math.max(...took)} ms (longest)`
  const failures = stops.flatMap((stop, at) => faultsOf(stop).map(fault => `stop ${at + 1}: ${fault}`))
  return { what: `${SIGN_INS} sign-ins while the service stops`, runs: times, detail, failures }
}
