import { randomUUID } from 'node:crypto'
import { expect, inject, test, vi } from 'vitest'
import { quietLogger } from '../db/db.ts'
import { openPostgres } from '../db/postgres/open.ts'
import { sql } from '../db/sql.ts'
import { readPaper, readZip } from './testing.ts'
import { zipServiceOn } from './testing.zip-load.ts'
import type { ZipFigures } from './testing.zip-service.ts'

vi.setConfig({ testTimeout: 600_000 })

/** A service with a database of its own. */
async function serviceWith(count: number) {
  const adminUrl = inject('postgresUrl')
  const name = `zip_${randomUUID().replaceAll('-', '')}`
  const admin = await openPostgres({ databaseUrl: adminUrl, logger: quietLogger, poolSize: 1 })
  await admin.run(sql`create database ${sql.ident(name)} template ${sql.ident(inject('postgresTemplate'))}`)
  const service = await zipServiceOn(adminUrl.replace(/[^/]*$/, name), count)
  return {
    ...service,
    async [Symbol.asyncDispose]() {
      await service[Symbol.asyncDispose]()
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
