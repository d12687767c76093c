import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { createCaptcha, loginMember, sendSms } from '#contract/sign-in'
import { API_PREFIX, headers, SEALED_TYPE } from '#contract/wire'
import { quietLogger } from './db/db.ts'
import { openDb } from './db/open.ts'
import { sql } from './db/sql.ts'
import { seal } from './http/cipher.ts'
import { type Ended, type ServiceProcess, spawnService } from './testing.process.ts'
import { openAnswer } from './testing.wire.ts'

let dataDir: string
let running: ServiceProcess[]

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'talent-portal-main-'))
  running = []
})

afterEach(async () => {
  for (const { child } of running) child.kill('SIGKILL')
  await Promise.all(running.map(({ ended }) => ended))
  await rm(dataDir, { recursive: true, force: true })
})

function start(environment: Readonly<Record<string, string>> = {}): ServiceProcess {
  const service = spawnService({ DATA_DIR: dataDir, ...environment })
  running.push(service)
  return service
}

async function post(url: string, endpoint: typeof createCaptcha | typeof loginMember | typeof sendSms, input: unknown) {
  const seconds = Math.floor(Date.now() / 1_000)
  const path = API_PREFIX + endpoint.path
  const response = await fetch(new URL(path, url), {
    method: 'POST',
    headers: { 'Content-Type': SEALED_TYPE, [headers.sealedAt]: String(seconds) },
    body: seal(JSON.stringify(input), { method: 'POST', path, direction: 'c2s', seconds }),
  })
  return openAnswer(endpoint, response)
}

/** Does something with a migrated database of its own on the PostgreSQL server, by its address. */
async function withDatabase(name: string, work: (databaseUrl: string) => Promise<void>) {
  const database = sql.ident(`${name}_${process.pid}`)
  const admin = await openDb({ databaseUrl: inject('postgresUrl'), dataDir, logger: quietLogger, poolSize: 1 })
  await admin.run(sql`create database ${database} template ${sql.ident(inject('postgresTemplate'))}`)
  try {
    await work(inject('postgresUrl').replace(/[^/]*$/, `${name}_${process.pid}`))
  } finally {
    await admin.run(sql`drop database ${database} with (force)`)
    await admin.close()
  }
}

/** What makes the clock of a service's machine go so many milliseconds before the true one. */
async function machineAhead(ahead: number): Promise<Readonly<Record<string, string>>> {
  const file = join(dataDir, `clock-${ahead}`)
  await writeFile(file, JSON.stringify({ ahead }))
  return { OWN_CLOCK: file, NODE_OPTIONS: `--import=${join(import.meta.dirname, '../tests/journeys/own-clock.ts')}` }
}

/** One clear line in both languages, and nothing else. */
const isOneLine = ({ stderr }: Ended) =>
  /^[^\n]*\p{Script=Han}[^\n]* · [^\n]+\n$/u.test(stderr) && !stderr.includes('    at ')

describe('a start', { timeout: 180_000 }, () => {
  test('answers, finishes what is under way when told to stop, and goes on where it was', async () => {
    const first = start()
    const url = await first.ready
    expect(await (await fetch(new URL('/readyz', url))).text()).toBe('ready\n')
    const { body } = await post(url, createCaptcha, {})
    const { id, content } = Object(body).data
    const slow = post(url, loginMember, { way: 'password', phone: '19000000001', password: 'not the right one' })
    await fetch(new URL('/healthz', url))
    first.child.kill('SIGTERM')
    expect((await slow).body).toMatchObject({ code: 5012 })
    expect(await first.ended).toMatchObject({ code: 0, stderr: '' })

    const second = start()
    const sms = { phone: '19000000001', purpose: 'login', userType: 2, captcha: { id, answer: content } }
    expect((await post(await second.ready, sendSms, sms)).body).toMatchObject({ code: 200 })
    second.child.kill('SIGINT')
    expect((await second.ended).code).toBe(0)
  })

  test('on a data directory in use is refused, and the first goes on', async () => {
    const first = start()
    const url = await first.ready
    const second = await start().ended
    expect([second.code, isOneLine(second)]).toEqual([1, true])
    expect(second.stderr).toContain(dataDir)
    expect((await fetch(new URL('/readyz', url))).status).toBe(200)
  })

  test('on a busy port is refused before the data directory is touched', async () => {
    const squatter = createServer()
    await new Promise<void>(listening => squatter.listen(0, '127.0.0.1', listening))
    const address = squatter.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const { code, ...said } = await start({ PORT: String(port), DATA_DIR: join(dataDir, 'new') }).ended
    squatter.close()
    expect([code, said.stderr]).toEqual([
      1,
      `无法监听 127.0.0.1:${port}：端口已被占用 · cannot listen on 127.0.0.1:${port}: the port is in use\n`,
    ])
    expect(said.stdout).toBe('')
  })

  test('without its database server is refused in one line without the password', async () => {
    const ended = await start({ DATABASE_URL: 'postgres://someone:hunter2@127.0.0.1:1/portal' }).ended
    expect([ended.code, isOneLine(ended)]).toEqual([1, true])
    expect(ended.stderr + ended.stdout).not.toContain('hunter2')
  })

  test('on a database that is newer than the program is refused', () =>
    withDatabase('newer', async databaseUrl => {
      const working = start({ DATABASE_URL: databaseUrl })
      expect((await fetch(new URL('/readyz', await working.ready))).status).toBe(200)
      working.child.kill('SIGTERM')
      expect((await working.ended).code).toBe(0)
      const db = await openDb({ databaseUrl, dataDir, logger: quietLogger, poolSize: 1 })
      await db.run(sql`update schema_migrations set version = 9999 where version = 1`)
      await db.close()
      const ended = await start({ DATABASE_URL: databaseUrl }).ended
      expect([ended.code, isOneLine(ended)]).toEqual([1, true])
    }))

  test('of copies on machines that disagree about the time gives them one time', () =>
    withDatabase('copies', async databaseUrl => {
      for (const ahead of [-3_000, 3_000]) {
        const copy = start({ DATABASE_URL: databaseUrl, ...(await machineAhead(ahead)) })
        const url = await copy.ready
        const before = Date.now()
        const { headers: told } = await post(url, createCaptcha, {})
        const seconds = Number(told.get(headers.sealedAt))
        expect(seconds).toBeGreaterThanOrEqual(Math.floor(before / 1_000))
        expect(seconds).toBeLessThanOrEqual(Date.now() / 1_000)
      }
    }))

  test.each(['', 'postgres://someone@127.0.0.1:1/portal'])(
    'on a data directory that cannot be made is refused in one line (DATABASE_URL: "%s")',
    async databaseUrl => {
      const file = join(dataDir, 'file')
      await writeFile(file, '')
      const ended = await start({ DATA_DIR: join(file, 'data'), DATABASE_URL: databaseUrl }).ended
      expect([ended.code, isOneLine(ended)]).toEqual([1, true])
      expect(ended.stderr).toContain(`无法打开数据目录 ${join(file, 'data')}，`)
    },
  )

  test('of a public service on sample content is refused, however it came there', async () => {
    const first = start()
    await first.ready
    first.child.kill('SIGTERM')
    await first.ended
    const db = await openDb({ dataDir, logger: quietLogger })
    await db.run(sql`
      insert into articles (kind, title, summary, html, source, editor, published_at, sample)
      values ('notice', '公告', '', '', '', '', now(), true)`)
    await db.close()
    const ended = await start({ PUBLIC_ORIGIN: 'https://www.example.cn' }).ended
    expect([ended.code, isOneLine(ended)]).toEqual([1, true])
    expect(ended.stderr).toContain('PUBLIC_ORIGIN')
  })

  test('with a setting that cannot be is refused in one line that names it', async () => {
    const ended = await start({ SAMPLE_CONTENT: 'yes' }).ended
    expect(ended).toEqual({
      code: 1,
      stdout: '',
      stderr: '设置 SAMPLE_CONTENT 不正确：应为 on 或 off · SAMPLE_CONTENT is wrong: on or off is needed\n',
    })
  })
})
