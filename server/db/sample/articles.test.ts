import { describe, expect, test } from 'vitest'
import { addDays, chinaDay } from '../../china-time.ts'
import { allowedTags, sanitise } from '../../news/sanitise.ts'
import { type ArticleRow, sampleArticles } from './articles.ts'

const moments = ['2025-06-03T02:00:00Z', '2024-02-28T16:00:01Z', '2026-12-31T15:59:59Z'].map(text => Date.parse(text))

const countBy = <Value>(rows: readonly ArticleRow[], keyOf: (row: ArticleRow) => Value) => {
  const counts = new Map<Value, number>()
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1)
  return counts
}

describe.each(moments)('sample articles at %d', now => {
  const rows = sampleArticles(now)
  const today = chinaDay(new Date(now))
  const endings = rows.flatMap(({ expires_on }) => expires_on ?? [])

  test('are two hundred of all four kinds, each under a title of its own', () => {
    expect(rows).toHaveLength(200)
    expect(Object.fromEntries(countBy(rows, row => row.kind))).toEqual({ notice: 66, exam: 54, policy: 28, news: 52 })
    expect(new Set(rows.map(({ title }) => title)).size).toBe(200)
  })

  test('are the same each time', () => {
    expect(sampleArticles(now)).toEqual(rows)
  })

  test('came out over the last 120 days, the newest today, none in the future', () => {
    const times = rows.map(({ published_at }) => published_at)
    expect(times).toEqual(times.toSorted().reverse())
    expect(chinaDay(new Date(times[0] ?? 0))).toBe(today)
    expect(Date.parse(times[0] ?? '')).toBeLessThanOrEqual(now)
    expect(chinaDay(new Date(times.at(-1) ?? 0))).toBe(addDays(today, -119))
  })

  test('end today twice and ten times within two weeks, never before they came out', () => {
    expect(endings.filter(day => day === today)).toHaveLength(2)
    expect(endings.filter(day => day > today && day <= addDays(today, 14))).toHaveLength(10)
    for (const { published_at, expires_on } of rows) {
      if (expires_on !== null) expect(expires_on > chinaDay(new Date(published_at))).toBe(true)
    }
  })

  test('are marked as sample data, in fields that people see and in the text', () => {
    for (const { source, editor, html, sample } of rows) {
      expect([source, editor, html]).toEqual(Array(3).fill(expect.stringContaining('样例数据')))
      expect(sample).toBe(true)
    }
  })

  test('hold only the elements that the service lets through, and leave no gap unfilled', () => {
    const tags = new Set<string>()
    for (const { title, summary, html } of rows) {
      expect(sanitise(html)).toBe(html)
      expect(`${title}${summary}${html}`).not.toMatch(/[{}[\]*]|undefined|NaN|<(p|li|td|h2)><\//)
      expect(summary.length).toBeLessThan(100)
      for (const [, tag = ''] of html.matchAll(/<([a-z0-9]+)/g)) tags.add(tag)
    }
    expect([...tags].every(tag => allowedTags.has(tag))).toBe(true)
    expect(tags).toContain('table')
    expect(tags).toContain('ol')
  })

  test('tell of every city', () => {
    const cities = countBy(rows, row => row.city)
    expect(cities.size).toBe(12)
    for (const count of cities.values()) expect(count).toBeGreaterThan(12)
    for (const [city, count] of countBy(
      rows.filter(({ kind }) => kind === 'notice'),
      row => row.city,
    )) {
      expect([city, count >= 4]).toEqual([city, true])
    }
  })
})
