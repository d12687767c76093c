import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, inject, test, vi } from 'vitest'
import { zipAll } from '#contract/resume-files'
import { API_PREFIX } from '#contract/wire'
import { quietLogger } from '../db/db.ts'
import { openPostgres } from '../db/postgres/open.ts'
import { sql } from '../db/sql.ts'
import { DOCUMENT_SIDE } from '../files/document.ts'
import { readPaper, readZip } from './testing.ts'
import type { ZipFigures, ZipService } from './testing.zip-service.ts'

vi.setConfig({ testTimeout: 600_000 })

/** The next thing that a process says. */
async function said<Words>(child: ChildProcess): Promise<Words> {
  const [words] = await once(child, 'message')
  return words
}

/** A service of its own, because memory can be told apart by process alone; its database is another process again. */
async function serviceWith(count: number) {
  const adminUrl = inject('postgresUrl')
  const name = `zip_${randomUUID().replaceAll('-', '')}`
  const admin = await openPostgres({ databaseUrl: adminUrl, logger: quietLogger, poolSize: 1 })
  await admin.run(sql`create database ${sql.ident(name)} template ${sql.ident(inject('postgresTemplate'))}`)
  const folder = await mkdtemp(join(tmpdir(), 'zip-weight-'))
  const picture = join(folder, 'noise.webp')
  const side = { width: DOCUMENT_SIDE, height: DOCUMENT_SIDE }
  // Noise is what no format makes smaller.
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  await sharp({ create: { ...side, channels: 3, background: '#888', noise } })
    .webp()
    .toFile(picture)
  const child = fork(
    join(import.meta.dirname, 'testing.zip-service.ts'),
    [adminUrl.replace(/[^/]*$/, name), String(count), picture],
    {
      execPath: join(import.meta.dirname, '../../node_modules/.bin/node'),
      // A small nursery: what is held is to be measured, not how long rubbish lies about.
      execArgv: ['--expose-gc', '--max-semi-space-size=2'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  )
  const { port, token } = await said<ZipService>(child)
  const ask = (signal?: AbortSignal) =>
    fetch(`http://127.0.0.1:${port}${API_PREFIX}${zipAll.path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: '',
      ...(signal && { signal }),
    })
  const figures = async (): Promise<ZipFigures> => {
    child.send('figures')
    return said<ZipFigures>(child)
  }
  return {
    ask,
    figures,
    async [Symbol.asyncDispose]() {
      child.disconnect()
      await once(child, 'exit')
      await rm(folder, { recursive: true, force: true })
      await admin.run(sql`drop database ${sql.ident(name)} with (force)`)
      await admin.close()
    },
  }
}

const MB = 1_000_000

test('a ZIP of 1,000 resumes, some with works as large as can be, begins within a second, holds no more at its end than at its beginning, and no request up', async () => {
  await using service = await serviceWith(1_000)
  const before = await service.figures()
  const begun = performance.now()
  const { body, headers } = await service.ask()
  const pieces: Uint8Array[] = []
  const figures: ZipFigures[] = []
  let first = 0
  for await (const piece of body ?? []) {
    first ||= performance.now() - begun
    pieces.push(piece)
    if (pieces.length % 100 === 0) figures.push(await service.figures())
  }
  const last = await service.figures()
  const files = await readZip(Buffer.concat(pieces))
  expect(headers.get('X-File-Count')).toBe('1000')
  expect(files.filter(({ name }) => name.includes('/'))).toHaveLength(80)
  expect(files.flatMap(({ name }) => (name.includes('/') ? [] : name.split(/[-.]/)[0]))).toEqual([
    '说明',
    ...Array.from({ length: 1_000 }, (_, at) => String(at + 1).padStart(4, '0')),
    '清单',
  ])
  expect(
    (await readPaper(files.find(({ name }) => name.startsWith('1000-'))?.bytes ?? new Uint8Array())).text,
  ).toContain('应收应付账款核对')
  expect(first).toBeLessThan(1_000)
  expect(last.leases).toBe(0)
  expect(last.longestBlock).toBeLessThan(last.yardstick)
  const early = figures.slice(0, 3).map(({ taken }) => taken)
  const held = Math.max(...figures.map(one => one.held)) - before.held
  const grown = Math.max(...figures.map(({ taken }) => taken)) - Math.max(...early)
  console.info(
    JSON.stringify({ first, took: performance.now() - begun, held, grown, count: figures.length, before, last }),
  )
  // With the worker's heap (48 MB at most, its limit) this is below 64 MB.
  expect(held).toBeLessThan(16 * MB)
  expect(grown).toBeLessThan(48 * MB)
})

test('a ZIP that is given up ends on the service, which draws no further', async () => {
  await using service = await serviceWith(300)
  const control = new AbortController()
  const { body } = await service.ask(control.signal)
  await body?.getReader().read()
  expect((await service.figures()).leases).toBe(1)
  control.abort()
  await expect.poll(async () => (await service.figures()).leases, { timeout: 10_000 }).toBe(0)
  expect((await service.ask()).headers.get('X-File-Count')).toBe('300')
})
