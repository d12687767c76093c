import { randomInt, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as delay, setImmediate as turn } from 'node:timers/promises'
import sharp from 'sharp'
import { addReceivedNote, listReceived } from '#contract/applications'
import { uploadFile } from '#contract/files'
import { listJobs } from '#contract/jobs'
import { loginCompany } from '#contract/sign-in'
import { quietLogger } from '../../server/db/db.ts'
import { openDb } from '../../server/db/open.ts'
import { samplePassword } from '../../server/db/sample/accounts.ts'
import { sql } from '../../server/db/sql.ts'
import { startTestServer } from '../../server/db/testing.postgres.ts'
import { type ServiceProcess, spawnService } from '../../server/testing.process.ts'
import { ensureBuilt } from '../ensure-built.ts'
import type { Outcome } from './checks.ts'
import { type Answered, type Wire, wireTo } from './wire.ts'

/** Two people of one company, who may both write notes; each works in several windows. */
const PHONES = ['19900000003', '19900000013'] as const
const WINDOWS = 8
/** Milliseconds of work before the kill, and after it. */
const BEFORE = [2_000, 4_000] as const
const AFTER = 3_000
/** A kill hits so many requests at least, if they come together in time. */
const UNDER_WAY = 4

interface Instance {
  readonly service: ServiceProcess
  readonly wire: Wire
}

/** What has been seen in all rounds. */
class Ledger {
  readonly failures: string[] = []
  /** Texts of the notes that somebody tried to write. */
  readonly notes: string[] = []
  answers = 0
  /** Requests that were under way on an instance that was killed. */
  cut = 0
}

/** Two instances, and which of them has been killed. */
class Pair {
  killed: Instance | undefined
  #turn = 0
  readonly #underWay = new Map<Instance, number>()
  readonly instances: readonly [Instance, Instance]
  readonly record: Ledger

  constructor(instances: readonly [Instance, Instance], record: Ledger) {
    this.instances = instances
    this.record = record
  }

  /** Sends to the instances in turn; what was under way when one is killed goes to the other, once. */
  async ask(what: string, send: (wire: Wire) => Promise<Answered>): Promise<Answered | undefined> {
    const [first, second] = this.instances
    this.#turn += 1
    const preferred = this.#turn % 2 === 0 ? first : second
    const chosen = preferred === this.killed ? this.#other(preferred) : preferred
    const isKilled = () => chosen === this.killed
    const answer = await this.#send(chosen, send).catch(() => {
      if (!isKilled()) return this.#fail(`${what}: an instance that lives did not answer`)
      this.record.cut += 1
      return this.#send(this.#other(chosen), send).catch(() => this.#fail(`${what}: the retry was not answered`))
    })
    if (!answer) return undefined
    this.record.answers += 1
    const { code = answer.status } = Object(answer.body)
    if (answer.status !== 200 || code !== 200) this.#fail(`${what} answered ${answer.status}, code ${code}`)
    return answer
  }

  underWay(instance: Instance): number {
    return this.#underWay.get(instance) ?? 0
  }

  async #send(instance: Instance, send: (wire: Wire) => Promise<Answered>): Promise<Answered> {
    this.#underWay.set(instance, this.underWay(instance) + 1)
    try {
      return await send(instance.wire)
    } finally {
      this.#underWay.set(instance, this.underWay(instance) - 1)
    }
  }

  #other(instance: Instance): Instance {
    return this.instances[0] === instance ? this.instances[1] : this.instances[0]
  }

  #fail(failure: string): undefined {
    this.record.failures.push(failure)
  }
}

interface Person {
  readonly token: string
  readonly ip: string
  /** An application that their company has received. */
  readonly applicationId: string
}

async function signIn(wire: Wire, phone: string, ip: string): Promise<Person> {
  const { body } = await wire.call(loginCompany, { way: 'password', phone, password: samplePassword }, ip)
  const { access_token: token } = Object(body)
  const received = await wire.call(listReceived, {}, ip, { token })
  return { token, ip, applicationId: Object(received.body).data.list[0].id }
}

/** One window: reads, and writes a note now and then, each under a key of its own. */
async function work(pair: Pair, { token, ip, applicationId }: Person, isOver: () => boolean): Promise<void> {
  for (let turn = 0; !isOver(); turn += 1) {
    if (turn % 2 === 0) {
      const note = randomUUID()
      pair.record.notes.push(note)
      const own = { token, idempotencyKey: randomUUID() }
      await pair.ask('a note', wire => wire.call(addReceivedNote, { id: applicationId, body: note }, ip, own))
    }
    await pair.ask('a search', wire => wire.call(listJobs, { pageSize: 20 }, ip))
    await pair.ask('a list', wire => wire.call(listReceived, {}, ip, { token }))
    await pair.ask('a page', wire => wire.page('/job-search', ip))
    await delay(randomInt(300, 900))
  }
}

/** Uploads to one instance and reads what came of it from the other. */
async function shareUpload([one, other]: readonly Wire[], { token, ip }: Person): Promise<string[]> {
  const picture = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#369' } })
    .png()
    .toBuffer()
  const files = [new File([new Uint8Array(picture)], 'a.png', { type: 'image/png' })]
  const uploaded = await one?.call(uploadFile, { files }, ip, { token })
  const { id } = Object(uploaded?.body).data ?? {}
  const read = await other?.page(`/files/${id}`, ip, token)
  return read?.status === 200 ? [] : [`an upload to one instance cannot be had from the other (${read?.status})`]
}

async function killOne(pair: Pair, people: readonly Person[], victim: Instance): Promise<void> {
  let isOver = false
  const windows = people.flatMap(person => Array.from({ length: WINDOWS }, () => work(pair, person, () => isOver)))
  await delay(randomInt(...BEFORE))
  const latest = performance.now() + AFTER
  while (pair.underWay(victim) < UNDER_WAY && performance.now() < latest) await turn()
  pair.killed = victim
  victim.service.child.kill('SIGKILL')
  await delay(AFTER)
  isOver = true
  await Promise.all(windows)
  await victim.service.ended
}

/** Every note that was tried has succeeded, at the latest when it was tried again: each is there, once. */
async function faultsIn(databaseUrl: string, dataDir: string, notes: readonly string[]): Promise<string[]> {
  const db = await openDb({ databaseUrl, dataDir, logger: quietLogger, poolSize: 1 })
  const rows = await db.query<{ body: string; count: number }>(
    sql`select body, count(*) as count from application_notes group by body`,
  )
  await db.close()
  const counts = new Map(rows.map(({ body, count }) => [body, count]))
  const lost = notes.filter(note => !counts.has(note))
  const doubled = notes.filter(note => (counts.get(note) ?? 0) > 1)
  return [
    ...(lost.length > 0 ? [`${lost.length} of ${notes.length} confirmed notes are gone`] : []),
    ...(doubled.length > 0 ? [`${doubled.length} of ${notes.length} notes were written twice`] : []),
  ]
}

/** Kills one of two services on one database while people work with both, again and again. */
export async function killInstances(folder: string, times: number, say: (progress: string) => void): Promise<Outcome> {
  if (!(await ensureBuilt())) throw new Error('the portal cannot be built')
  const server = await startTestServer()
  const databaseUrl = server.urlOf('postgres')
  const dataDir = join(folder, 'data')
  const environment = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    SAMPLE_CONTENT: 'on',
    TRUSTED_PROXIES: '1',
    LOG_LEVEL: 'error',
  }
  const record = new Ledger()
  const started: ServiceProcess[] = []
  const start = async (): Promise<Instance> => {
    const service = spawnService(environment)
    started.push(service)
    return { service, wire: wireTo(new URL(await service.ready).origin) }
  }
  try {
    let [one, other] = await Promise.all([start(), start()])
    const people = await Promise.all(PHONES.map((phone, at) => signIn(one.wire, phone, `198.51.100.${at + 1}`)))
    const [uploader] = people
    for (let round = 1; round <= times; round += 1) {
      if (uploader) record.failures.push(...(await shareUpload([one.wire, other.wire], uploader)))
      await killOne(new Pair([one, other], record), people, one)
      say(`kill ${round} of ${times}: ${record.answers} answers, ${record.cut} requests cut and tried again`)
      // The next to be killed is the one that has lived longer.
      ;[one, other] = [other, await start()]
    }
    record.failures.push(...(await faultsIn(databaseUrl, dataDir, record.notes)))
  } finally {
    for (const { child } of started) child.kill('SIGTERM')
    await Promise.all(started.map(({ ended }) => ended))
    await server.stop()
  }
  const detail = `${record.answers} answers, ${record.notes.length} notes; ${record.cut} requests cut off, tried again on the other`
  return { what: 'one of two instances killed', runs: times, detail, failures: record.failures }
}
