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
    const backups = new Backups(db, snapshot, folder, { ...quietLogger, error }, () => clock.now)
    const change = () => db.run(sql`insert into rate_limits values (${String(clock.now)}, now(), 1)`)
    return { clock, backups, change, error }
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

  test('are kept for seven days, the newest for ever, and other files are left alone', async () => {
    const { clock, backups, change } = await prepare()
    await writeFile(join(folder, 'notes.txt'), '')
    for (let day = 0; day <= 8; day += 1) {
      clock.now = start + day * 24 * HOUR
      await change()
      await backups.tick()
    }
    const names = (await readdir(folder)).sort()
    expect(names.at(0)).toBe('backup-2026-03-02T00-00-00Z.jsonl.gz')
    expect(names).toHaveLength(9)
    clock.now += 30 * 24 * HOUR
    await backups.tick()
    expect((await readdir(folder)).sort()).toEqual(['backup-2026-03-09T00-00-00Z.jsonl.gz', 'notes.txt'])
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
    const { backups, change, error, clock } = await prepare()
    await change()
    await writeFile(join(folder, 'x'), '')
    const db = await open()
    const snapshot = async () => ({ db, release: async () => {} })
    const blocked = new Backups(db, snapshot, join(folder, 'x/y'), { ...quietLogger, error }, () => clock.now)
    await blocked.tick()
    expect(error.mock.calls.map(([event]) => event)).toEqual(['database.backup_failed'])
    await backups.stop()
  })
})
