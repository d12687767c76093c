import { beforeEach, expect, test, vi } from 'vitest'
import type { Db } from '../../db.ts'
import { sql } from '../../sql.ts'
import { describeOnBothEngines } from '../../testing.ts'
import { DAY } from '../moments.ts'
import { loadExams } from './load.ts'
import { moveSampleExams } from './moving.ts'

vi.setConfig({ testTimeout: 240_000 })

const now = Date.parse('2026-03-02T09:30:00+08:00')

describeOnBothEngines('sample exams', open => {
  let db: Db
  beforeEach(async () => {
    db = await open()
    await db.tx(tx => loadExams(tx, now))
  })

  const counted = async (table: string) => {
    const [row] = await db.query<{ count: number }>(sql`select count(*) as count from ${sql.ident(table)}`)
    return row?.count
  }
  const exam = async (id: number) => {
    const [row] = await db.query<{ opens_at: string; exam_from: string; starts_at: string; html: string }>(sql`
      select r.opens_at, e.exam_from, p.starts_at, a.html from exams e join exam_rounds r on r.exam_id = e.id
      join exam_papers p on p.exam_id = e.id and p.code = 'A' join exam_articles a on a.id = e.id * 10 + 1
      where e.id = ${id}`)
    if (!row) throw new Error(`no exam ${id}`)
    return row
  }

  test('are stored whole, with files that are what they say', async () => {
    expect(await Promise.all(['exam_themes', 'exams', 'exam_papers', 'exam_rounds'].map(counted))).toEqual([
      10, 18, 36, 18,
    ])
    expect(await counted('exam_positions')).toBe(7_400)
    const files = await db.query<{ mime: string; content: Uint8Array }>(sql`
      select mime, content from exam_attachments where theme_id = 1 order by id`)
    expect(files.map(({ mime }) => mime)).toEqual([...Array.from({ length: 3 }, () => 'application/pdf'), 'text/csv'])
    const text = files.map(({ content }) => new TextDecoder().decode(content))
    for (const paper of text.slice(0, 3)) {
      expect(paper).toMatch(/^%PDF-1\.7\n[\s\S]*%%EOF\n$/)
      // The font goes along, cut to what is written.
      expect(paper).toMatch(/\/FontFile[23] \d+ 0 R/)
    }
    expect(files.every(({ content }) => content.length < 100_000)).toBe(true)
    expect(text[3]).toContain('030101K,法学,0301,法学类\r\n')
  })

  test('go forward by whole weeks once they run out, notices with them, and only once', async () => {
    expect(await moveSampleExams(db, new Date(now + 60_000))).toBe(0)
    const before = await exam(101)
    const later = new Date(now + 30 * DAY)
    expect(await moveSampleExams(db, later)).toBe(11)
    const after = await exam(101)
    const by = Date.parse(after.opens_at) - Date.parse(before.opens_at)
    expect(by / (7 * DAY)).toBe(Math.round(by / (7 * DAY)))
    expect(by).toBeGreaterThan(0)
    expect(Date.parse(after.exam_from) - Date.parse(before.exam_from)).toBe(by)
    expect(Date.parse(after.starts_at) - Date.parse(before.starts_at)).toBe(by)
    expect(after.html).not.toBe(before.html)
    expect(await moveSampleExams(db, later)).toBe(0)
  })

  test('stay where they are once somebody has registered, and so does what is no sample', async () => {
    await db.run(sql`
      insert into exam_registrations (id, exam_id, round_id, created_at, updated_at)
      values ('11111111-1111-4111-8111-111111111111', 101, 101, ${new Date(now)}, ${new Date(now)})`)
    await db.run(sql`update exams set sample = false where id = 102`)
    const before = [await exam(101), await exam(102)]
    expect(await moveSampleExams(db, new Date(now + 30 * DAY))).toBe(9)
    expect([await exam(101), await exam(102)]).toEqual(before)
  })
})
