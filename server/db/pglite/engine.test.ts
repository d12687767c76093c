import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DurableNodeFS } from './durable-fs.ts'
import { runOnEngine } from './engine.ts'
import { findDurabilityFault, openEngine } from './engine-open.ts'

describe('the engine on a directory', () => {
  let folder: string
  let pg: PGlite
  let files: DurableNodeFS
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'engine-'))
    ;({ pg, files } = await openEngine(folder))
  }, 60_000)
  afterAll(async () => {
    await pg.close()
    await rm(folder, { recursive: true })
  })

  const run = (text: string, values: readonly (string | null)[] = []) => runOnEngine(pg, { text, values })

  test('hands each commit to the operating system’s fsync', async () => {
    await run('create table t (id int)')
    const before = files.syncs
    for (let id = 0; id < 10; id += 1) await run('insert into t values ($1)', [String(id)])
    expect(files.syncs - before).toBeGreaterThanOrEqual(10)
  })

  test('passes its self-test', async () => {
    expect(await findDurabilityFault(pg, files)).toBeUndefined()
  })

  test('fails its self-test when the hook is not reached', async () => {
    expect(await findDurabilityFault(pg, new DurableNodeFS(folder))).toBe('a commit did not reach the disk')
  })

  test('fails its self-test when fsync is off, as PGlite has it', async () => {
    const stock = await PGlite.create()
    expect(await findDurabilityFault(stock, files)).toBe('fsync is not on')
    await stock.close()
  }, 60_000)

  test('never takes a crash that PGlite swallows for an empty result', async () => {
    const deep = '['.repeat(20_000) + ']'.repeat(20_000)
    expect(await run('select $1::jsonb as document', [deep])).toMatchObject({ ok: false })
  })
})

describe('an answer', () => {
  const answering = (messages: readonly { name: string }[]) => {
    const pg = { execProtocol: async () => ({ messages, data: new Uint8Array() }) } as unknown as PGlite
    return (values: readonly string[]) => runOnEngine(pg, { text: 'select $1', values })
  }
  const ready = { name: 'readyForQuery' }
  const fatal = { ok: false, failure: { code: 'XX000', fatal: true } }

  test.each([
    ['nothing', []],
    ['no closing message', [{ name: 'parseComplete' }]],
    ['no completed command', [{ name: 'parseComplete' }, ready]],
    ['an empty statement in place of ours', [{ name: 'parseComplete' }, { name: 'emptyQuery' }, ready]],
  ])('with %s means that the engine is damaged', async (_, messages) => {
    expect(await answering(messages)(['x'])).toMatchObject(fatal)
  })

  test('that never comes because the engine threw means the same', async () => {
    const pg = { execProtocol: () => Promise.reject(new Error('Aborted()')) } as unknown as PGlite
    expect(await runOnEngine(pg, { text: 'select 1', values: [] })).toMatchObject({
      ok: false,
      failure: { message: 'Aborted()', fatal: true },
    })
  })

  test('to a script of comments alone is empty, and fine', async () => {
    expect(await answering([{ name: 'emptyQuery' }, ready])([])).toMatchObject({
      ok: true,
      reply: { rows: [], count: 0 },
    })
  })
})
