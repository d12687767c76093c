import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Db, quietLogger } from '../../server/db/db.ts'
import { migrate } from '../../server/db/migrate.ts'
import { openDb } from '../../server/db/open.ts'
import { sql } from '../../server/db/sql.ts'
import { seedFair } from '../../server/job-fairs/testing.ts'
import { root } from '../steps.ts'
import { prepare } from './copy.ts'

// The embedded database is opened six times, by processes of their own: slowly where cores are busy.
vi.setConfig({ testTimeout: 480_000 })

let dataDir = ''
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rehearse-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

async function withDb<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
  const db = await openDb({ databaseUrl: undefined, dataDir, logger: quietLogger })
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

const counted = ['fairs', 'fair_places', 'fair_threads', 'companies', 'users', 'sessions'] as const
const countsIn = (db: Db) =>
  Promise.all(
    counted.map(
      async table => (await db.query<{ count: number }>(sql`select count(*)::int from ${sql.ident(table)}`))[0],
    ),
  )

async function rehearse(...given: readonly string[]) {
  const child = spawn(process.execPath, [join(root, 'scripts/rehearse.ts'), ...given], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, DATABASE_URL: '', PUBLIC_ORIGIN: '' },
  })
  const [out, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { out, errors, code }
}

test('plays at a copy of a fair, only where that is safe, and leaves nothing behind', async () => {
  const wanted = { visitors: 6, recruiters: 2, seconds: 2 }
  const before = await withDb(async db => {
    await migrate(db, { logger: quietLogger })
    const now = new Date()
    await seedFair(db, now, { id: 1 })
    await seedFair(db, now, { id: 2, kind: '2' })
    await expect(prepare(db, '2', wanted)).rejects.toThrow('没有示例数据')
    await db.run(sql`
      insert into companies (name, short_name, credit_code, trade, company_type, scale, city, district, sample, created_at,
        updated_at)
      values ('示例电子有限公司', '示例电子', '91360100MA35L12344', '1', '1', '1', '360100', '360102', true, ${now}, ${now})`)
    await expect(prepare(db, '1', wanted)).rejects.toThrow('不是网络招聘会')
    await expect(prepare(db, '3', wanted)).rejects.toThrow('没有招聘会')
    await expect(prepare(db, '2', { ...wanted, visitors: 121 })).rejects.toThrow('至少要 3 位招聘人员')
    return countsIn(db)
  })
  const { out, errors, code } = await rehearse('2', '--visitors', '6', '--recruiters', '2', '--seconds', '2')
  expect(errors).toContain('【演练】测试招聘会 2：6 位访客，2 位招聘人员')
  expect(out).toMatch(/places lost\t0\n.*lines lost\t0\n.*lines not heard\t0\n/)
  expect(out).toMatch(/queue moves\t[1-9]/)
  expect(code).toBe(0)
  expect(await withDb(countsIn)).toEqual(before)
})

test('says how it is asked, and refuses what it does not understand', async () => {
  expect(await rehearse('2', '--visitors', 'many')).toMatchObject({
    code: 2,
    errors: expect.stringContaining('npm run rehearse -- <fair>'),
  })
})
