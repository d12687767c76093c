import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type ApplicationEvent, applicationStateLabels, applicationStates } from '#contract/applications'
import { timelineOf, toneOf } from './application-timeline.ts'

const at = (moment: string) => Date.parse(`${moment}:00+08:00`)

const event = (own: Partial<ApplicationEvent>): ApplicationEvent => ({
  at: at('2026-11-18T09:00'),
  actor: 'employer',
  state: 'delivered',
  remark: '',
  ...own,
})

it('tells the newest first, in China’s time, with the employer’s words', () => {
  const events = [
    event({}),
    event({ state: 'interview', at: at('2026-11-20T00:05'), remark: '周三上午 10 点' }),
    event({ state: 'viewed', at: at('2026-11-19T16:30') }),
  ]
  expect(timelineOf({ id: '7', events })).toMatchObject([
    { title: '邀请面试', time: '2026-11-20 00:05', state: 'current', details: '单位答复：周三上午 10 点' },
    { title: applicationStateLabels.viewed, time: '2026-11-19 16:30', state: 'done' },
    { title: applicationStateLabels.delivered, time: '2026-11-18 09:00', state: 'done' },
  ])
})

it('has no words where the employer said none', () => {
  expect(timelineOf({ id: '7', events: [event({})] })[0]).not.toHaveProperty('details')
})

it('marks a refusal, the newest or not', () => {
  const refused = event({ state: 'unfit', at: at('2026-11-20T10:00') })
  expect(timelineOf({ id: '7', events: [event({}), refused] }).map(({ state }) => state)).toEqual(['failed', 'done'])
})

it('tells that silence has ended it', () => {
  const ended = event({ actor: 'system', state: 'expired', at: at('2026-12-18T09:00') })
  expect(timelineOf({ id: '7', events: [event({}), ended] })[0]).toMatchObject({
    title: '单位未在期限内答复，投递已结束',
    state: 'failed',
  })
})

it('names words of the employer that moved nothing', () => {
  const events = [event({ actor: 'seeker' }), event({ at: at('2026-11-19T09:00'), remark: '请补充成绩单' })]
  expect(timelineOf({ id: '7', events })[0]).toMatchObject({ title: '单位留言', details: '单位答复：请补充成绩单' })
})

it('has no step where nothing happened', () => {
  expect(timelineOf({ id: '7', events: [] })).toEqual([])
})

it('tells every event once, in order, and leaves the list as it was', () => {
  const events = fc.uniqueArray(
    fc.record({
      at: fc.integer({ min: at('2026-01-01T00:00'), max: at('2026-12-31T00:00') }),
      actor: fc.constantFrom('seeker' as const, 'employer' as const, 'system' as const),
      state: fc.constantFrom(...applicationStates),
      remark: fc.string(),
    }),
    { selector: ({ at: moment, state }) => `${moment} ${state}` },
  )
  fc.assert(
    fc.property(events, given => {
      const before = structuredClone(given)
      const told = timelineOf({ id: '7', events: given })
      expect(given).toEqual(before)
      expect(told).toHaveLength(given.length)
      expect(new Set(told.map(({ id }) => id)).size).toBe(given.length)
      const times = told.map(({ time }) => time)
      expect(times).toEqual([...times].sort().reverse())
      expect(told.filter(({ state }) => state === 'current').length).toBeLessThanOrEqual(1)
    }),
  )
})

it.each(applicationStates)('has a colour for %s', state => {
  expect(toneOf(state)).toMatch(/^(neutral|primary|accent|success|warning|danger)$/)
})
