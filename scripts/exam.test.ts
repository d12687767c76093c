import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { quietLogger } from '../server/db/db.ts'
import { migrate } from '../server/db/migrate.ts'
import { openDb } from '../server/db/open.ts'
import { sql } from '../server/db/sql.ts'
import { recruitmentText } from '../server/exam-setup/testing.ts'
import { seedExam } from '../server/exams/testing.ts'
import { root } from './steps.ts'

// The embedded database is opened again and again, by processes of their own: slowly where cores are busy.
vi.setConfig({ testTimeout: 480_000 })

const phone = '19000000001'

let dataDir = ''
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'exam-command-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

async function exam(...given: readonly string[]) {
  const child = spawn(process.execPath, [join(root, 'scripts/exam.ts'), ...given], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, DATABASE_URL: '', PUBLIC_ORIGIN: '' },
  })
  const [out, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { out, errors, code }
}

/** An exam, and the account of an organisation. */
async function fillIn(): Promise<void> {
  const db = await openDb({ databaseUrl: undefined, dataDir, logger: quietLogger })
  try {
    await migrate(db, { logger: quietLogger })
    await seedExam(db, new Date())
    await db.run(sql`
      insert into users (id, user_type, phone, nick_name, created_at, updated_at)
      values (${randomUUID()}, 1, ${phone}, '万主任', now(), now())`)
  } finally {
    await db.close()
  }
}

test('gives an account a mandate, shows who has one, and takes it back', async () => {
  await fillIn()
  expect(await exam('grant', '101', phone, 'second', 'review')).toEqual({
    out: `101 ${phone}\t资格审核、复审 · granted\n`,
    errors: '',
    code: 0,
  })
  expect(await exam('people', '101')).toMatchObject({
    out: `${phone}\t万主任\treview second\n1 人 · people\n`,
    code: 0,
  })
  expect(await exam('revoke', '101', phone)).toMatchObject({ out: `101 ${phone} 的权限已收回 · revoked\n`, code: 0 })
})

test('stores a recruitment from its file once it was checked, and writes it as a file again', async () => {
  const file = join(dataDir, 'recruitment.yaml')
  await writeFile(file, recruitmentText(new Date()))
  const told = '2027 年赣江新区事业单位公开招聘\n招聘项目 2027001\t新增\n考试 2027101\t新增：'
  expect(await exam('define', file, '--check')).toMatchObject({
    out: expect.stringMatching(new RegExp(`^${told}[^]*仅检查，没有写入 · checked, nothing stored\n$`)),
    errors: '',
    code: 0,
  })
  expect((await exam('define', file)).out).toMatch(/已写入 · stored\n$/)
  expect((await exam('define', file)).out).toContain('与已有内容相同 · nothing differs')
  const folder = join(dataDir, 'out')
  expect(await exam('export', '2027001', folder)).toMatchObject({
    out: `已导出 1 个文件到 ${folder} · exported\n`,
    code: 0,
  })
  expect((await exam('define', join(folder, 'recruitment.yaml'), '--check')).out).toContain('nothing differs')
  await writeFile(file, 'id: 1\n')
  const refused = await exam('define', file)
  expect([refused.out, refused.code]).toEqual(['', 1])
  expect(refused.errors).toContain('recruitment.yaml:1 exams 请填写考试')
  expect((await exam('define', join(dataDir, 'nowhere.yaml'))).errors).toContain('找不到文件')
})

test('says how it is asked where something is missing, or there is no such thing', async () => {
  const asked = [
    [],
    ['publish', '101'],
    ['define', '--check'],
    ['export', '2027001'],
    ['grant', '101', phone, 'review', 'everything'],
    ['refuse', '1234567890', 'photo'],
    ['rechoose', '101', '--from', '2026-06-02T25:00', '--to', '2026-06-03T09:00'],
    ['issue', '101', 'written', 'table.xlsx'],
  ]
  const usage = /^用法 · usage: npm run exam -- define <file> \[--check\] \| .* <table>\n$/
  expect(await Promise.all(asked.map(words => exam(...words)))).toEqual(
    asked.map(() => ({ out: '', errors: expect.stringMatching(usage), code: 2 })),
  )
})
