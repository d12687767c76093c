import { expect, test } from 'vitest'
import { insertRows } from './bulk.ts'
import { sql } from './sql.ts'
import { describeOnBothEngines } from './testing.ts'

describeOnBothEngines('insertRows', open => {
  const company = (index: number) => ({
    name: `企业 ${index} "引号" \\ 反斜杠`,
    short_name: '䶮𠮷',
    credit_code: `code-${index}`,
    trade: 't',
    company_type: 't',
    scale: 's',
    city: 'c',
    district: 'd',
    welfare: ['五险一金', '双休, "弹性"'],
    verified_at: '2026-03-01',
    created_at: new Date('2026-03-01T00:00:00Z'),
    updated_at: '2026-03-01T08:00:00+08:00',
  })

  test('puts in any number of rows, converting each value to its column', async () => {
    const db = await open()
    const rows = Array.from({ length: 25 }, (_, index) => company(index))
    expect(await insertRows(db, 'companies', rows, { chunk: 10 })).toBe(25)
    const [last] = await db.query(sql`
      select id, name, short_name, welfare, verified_at, created_at, updated_at, brand from companies order by id desc limit 1`)
    expect(last).toEqual({
      id: 25,
      name: '企业 24 "引号" \\ 反斜杠',
      short_name: '䶮𠮷',
      welfare: ['五险一金', '双休, "弹性"'],
      verified_at: '2026-03-01',
      created_at: '2026-03-01T00:00:00.000Z',
      updated_at: '2026-03-01T00:00:00.000Z',
      brand: false,
    })
  })

  test('does nothing with no rows', async () => {
    expect(await insertRows(await open(), 'companies', [])).toBe(0)
  })

  test('refuses rows of different shape before anything is sent', async () => {
    const db = await open()
    const { trade: _, ...short } = company(2)
    await expect(insertRows(db, 'companies', [company(1), short])).rejects.toThrow('row 1 has other columns')
    expect(await db.query(sql`select 1 from companies`)).toEqual([])
  })

  test('can leave rows that are there already', async () => {
    const db = await open()
    await insertRows(db, 'companies', [company(1)])
    const again = [company(1), company(2)]
    expect(await insertRows(db, 'companies', again, { onConflict: sql`on conflict do nothing` })).toBe(1)
  })
})
