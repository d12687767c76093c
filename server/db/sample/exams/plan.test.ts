import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stageAt } from '#contract/exam-timeline'
import { pageAt } from '#contract/pages'
import { majorNameOf } from '#contract/reference/major-codes'
import { allowedTags, sanitise } from '../../../news/sanitise.ts'
import { DAY } from '../moments.ts'
import { sampleExamArticles } from './articles.ts'
import { bornFrom } from './conditions.ts'
import { sampleExamHelp } from './help.ts'
import { examPlans } from './plan.ts'
import { samplePositions } from './positions.ts'
import { sampleSites } from './sites.ts'
import { sampleThemes } from './themes.ts'
import { movedTimeline, weeksToMove } from './weeks.ts'

const now = Date.parse('2026-11-25T00:30:00+08:00')
const plans = examPlans(now)
const themes = sampleThemes(now, plans)
const articles = sampleExamArticles(plans, themes, now)
const moments = () => fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2031-01-01') })

test('whenever they are loaded, every stage is occupied, moments follow each other and papers lie on the exam’s days', () => {
  fc.assert(
    fc.property(moments(), at => {
      const loaded = examPlans(at)
      expect(new Set(loaded.map(({ timeline }) => stageAt(timeline, at))).size).toBe(10)
      for (const { stage, timeline, papers } of loaded) {
        expect(stageAt(timeline, at)).toBe(stage)
        const { waiverUntil, ticketUntil, ...rest } = timeline
        const order = Object.values(rest)
        expect([...order].sort((a, b) => a - b)).toEqual(order)
        expect(timeline.publishedAt).toBeLessThanOrEqual(at)
        expect(waiverUntil).toBeLessThan(timeline.registerUntil)
        expect(ticketUntil).toBeGreaterThan(timeline.examUntil)
        for (const { startsAt, endsAt } of papers) {
          expect(startsAt).toBeGreaterThanOrEqual(timeline.examFrom)
          expect(endsAt).toBeLessThanOrEqual(timeline.examUntil)
        }
      }
    }),
    { numRuns: 60 },
  )
})

test('however much later, whole weeks bring each back into its stage for a day or more, at the same hour', () => {
  fc.assert(
    fc.property(moments(), fc.integer({ min: 0, max: 900 * DAY }), (at, passed) => {
      const later = at + passed
      for (const { stage, timeline } of examPlans(at)) {
        const weeks = weeksToMove(stage, timeline, later)
        const after = movedTimeline(timeline, weeks)
        expect(stageAt(after, later)).toBe(stage)
        expect(stageAt(after, later + DAY - 1)).toBe(stage)
        expect(weeksToMove(stage, after, later)).toBe(0)
        expect((after.registerUntil - timeline.registerUntil) % (7 * DAY)).toBe(0)
      }
    }),
    { numRuns: 60 },
  )
})

test('past exams were sat on Saturdays, and their tickets are printed for ever', () => {
  const past = plans.filter(({ slug }) => slug !== null)
  expect(past.map(({ slug }) => slug)).toEqual([
    ...['nanchang-2023', 'nanchang-2024', 'nanchang-2025'],
    ...['ganzhou-2023', 'ganzhou-2024', 'ganzhou-2025'],
  ])
  for (const { slug, year, timeline } of past) {
    expect(slug?.endsWith(String(year))).toBe(true)
    expect(new Date(timeline.examFrom).getUTCDay()).toBe(6)
    expect(timeline.ticketUntil).toBeGreaterThan(Date.parse('2099-01-01'))
  }
})

test('positions are the same each time, each under a code of its own, and ask for majors that have a name', () => {
  for (const plan of plans) {
    const positions = samplePositions(plan)
    expect(positions).toHaveLength(plan.positions)
    expect(new Set(positions.map(({ code }) => code)).size).toBe(plan.positions)
    expect(JSON.stringify(samplePositions(plan))).toBe(JSON.stringify(positions))
    expect(positions.flatMap(({ majors }) => majors).filter(code => majorNameOf(code) === '')).toEqual([])
    for (const { conditions } of positions) expect(conditions.every(({ quote }) => quote !== '')).toBe(true)
  }
})

test('somebody is too old from the birthday on', () => {
  const opens = Date.parse('2026-11-20T09:00:00+08:00')
  expect(bornFrom(opens, 35)).toBe('1990-11-21')
  expect(bornFrom(Date.parse('2028-02-29T09:00:00+08:00'), 35)).toBe('1992-03-01')
})

test('every notice of an exam with an interview gives days to ask about its marks, the same in words', () => {
  const daysIn = (rules: (typeof themes)[number]['rules']) =>
    rules.flatMap(({ words, recheck }) => (recheck ? [{ words, days: recheck.interview }] : []))
  const withInterview = themes.filter(({ rules }) => rules.some(({ words }) => words.includes('面试各占')))
  expect(withInterview.map(({ id }) => id)).toEqual(themes.map(({ id }) => id).filter(id => id !== 3))
  for (const { id, rules } of themes) {
    const said = daysIn(rules)
    expect([id, said.length]).toEqual([id, withInterview.some(theme => theme.id === id) ? 1 : 0])
    for (const { words, days } of said) expect(words).toContain(`次日起 ${days} 日内`)
  }
})

test('sites have room for all who sit, rooms of their own and a place on the plan', () => {
  for (const plan of plans) {
    const sites = sampleSites(plan)
    if (plan.id === 601) expect(sites).toHaveLength(14)
    const rooms = sites.flatMap(({ plan: drawn }) => drawn)
    if (sites.length > 0) {
      const seats = rooms.filter(({ kind }) => kind === 'normal').reduce((sum, room) => sum + room.seats, 0)
      expect(seats).toBeGreaterThanOrEqual(plan.candidates)
    }
    for (const { x, y, w, h } of rooms) {
      expect(x >= 0 && y >= 0 && x + w <= 100 && y + h <= 100).toBe(true)
    }
  }
})

test('notices of all five types are whole, lead to pages that there are, and several were corrected', () => {
  expect(new Set(articles.map(({ type }) => type))).toEqual(new Set(['0', '1', '2', '3', '4']))
  expect(new Set(articles.map(({ id }) => id)).size).toBe(articles.length)
  expect(articles.filter(({ corrections }) => corrections.length > 0).length).toBeGreaterThanOrEqual(4)
  const help = sampleExamHelp(now)
  expect(help.filter(({ kind }) => kind === 'guide').length).toBeGreaterThanOrEqual(12)
  expect(help.filter(({ kind }) => kind === 'help').length).toBeGreaterThanOrEqual(12)
  for (const { html } of [...articles, ...help]) {
    expect(sanitise(html)).toBe(html)
    for (const [, tag = ''] of html.matchAll(/<(\w+)/g)) expect(allowedTags.has(tag)).toBe(true)
    for (const [, href = ''] of html.matchAll(/href="([^"]+)"/g)) {
      expect([href, pageAt(href) !== null]).toEqual([href, true])
    }
  }
  for (const { published_at } of articles) expect(Date.parse(published_at)).toBeLessThanOrEqual(now)
})
