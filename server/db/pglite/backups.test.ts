import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { quietLogger } from '../db.ts'
import { sql } from '../sql.ts'
import { describeOnPglite } from '../testing.ts'
import { Backups } from './backups.ts'

const HOUR = 3_600_000
const start = Date.parse('2026-03-01T00:00:00Z')

describeOnPglite('backups', open => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'backups-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  const prepare = async () => {
    const db = await open()
    const clock = { now: start }
    const error = vi.fn()
    const snapshot = async () => ({ db, release: async () => {} })
    const logger = { ...quietLogger, error }
    const beside = { uploads: join(folder, 'uploads'), secrets: async () => ({}) }
    const parts = { db, openSnapshot: snapshot, folder, ...beside, logger, now: () => clock.now }
    const backups = new Backups(parts)
    const change = () => db.run(sql`insert into login_failures values (${String(clock.now)}, 1, now())`)
    return { clock, backups, change, error, parts }
  }

  test('are taken when there is none, and then every hour while things change', async () => {
    const { clock, backups, change } = await prepare()
    await backups.tick()
    expect(await readdir(folder)).toEqual(['backup-2026-03-01T00-00-00Z.jsonl.gz'])
    await change()
    clock.now = start + HOUR - 1
    await backups.tick()
    expect(await readdir(folder)).toHaveLength(1)
    clock.now = start + HOUR
    await backups.tick()
    clock.now = start + 5 * HOUR
    await backups.tick()
    expect((await readdir(folder)).sort()).toEqual([
      'backup-2026-03-01T00-00-00Z.jsonl.gz',
      'backup-2026-03-01T01-00-00Z.jsonl.gz',
    ])
  })

  const rowsOnly = async () => (await readdir(folder)).filter(name => name.endsWith('.gz')).sort()

  test('are kept for a week, and other files are left alone', async () => {
    const { clock, backups, change } = await prepare()
    await writeFile(join(folder, 'notes.txt'), '')
    for (let hour = 0; hour <= 7 * 24; hour += 1) {
      const old = new Date(start + hour * HOUR).toISOString().slice(0, 13)
      await writeFile(join(folder, `backup-${old}-00-00Z.jsonl.gz`), '')
    }
    await change()
    clock.now = start + (7 * 24 + 1) * HOUR
    await backups.tick()
    const names = await rowsOnly()
    expect([names.length, names[0]]).toEqual([7 * 24, 'backup-2026-03-01T02-00-00Z.jsonl.gz'])
    expect(await readdir(folder)).toContain('notes.txt')
  })

  test('go on after one that bears a time to come, or none that there is', async () => {
    const { clock, backups, change } = await prepare()
    await writeFile(join(folder, 'backup-2099-01-01T00-00-00Z.jsonl.gz'), '')
    await writeFile(join(folder, 'backup-2026-99-99T99-99-99Z.jsonl.gz'), '')
    await change()
    await backups.tick()
    clock.now = start + HOUR
    await change()
    await backups.tick()
    expect(await rowsOnly()).toEqual([
      'backup-2026-03-01T00-00-00Z.jsonl.gz',
      'backup-2026-03-01T01-00-00Z.jsonl.gz',
      'backup-2026-99-99T99-99-99Z.jsonl.gz',
      'backup-2099-01-01T00-00-00Z.jsonl.gz',
    ])
  })

  test('broken off by closing leave nothing behind and are no failure', async () => {
    const { backups, change, error } = await prepare()
    await change()
    const tick = backups.tick()
    await backups.stop()
    await tick
    expect(await readdir(folder)).toEqual([])
    expect(error).not.toHaveBeenCalled()
  })

  test('that fail are reported', async () => {
    const { change, error, parts } = await prepare()
    await change()
    await writeFile(join(folder, 'x'), '')
    await new Backups({ ...parts, folder: join(folder, 'x/y') }).tick()
    expect(error.mock.calls.map(([event]) => event)).toEqual(['database.backup_failed'])
  })
})
