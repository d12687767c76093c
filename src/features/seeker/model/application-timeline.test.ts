import fc from 'fast-check'
import { expect, it } from 'vitest'
import { applicationStateLabels, applicationStates, type OwnEvent } from '#contract/applications'
import { arrangedApplication } from '#mocks/fixtures/applications'
import { isAwaitingReply, lastWords, timelineOf, toneOf } from './application-timeline.ts'

const at = (moment: string) => Date.parse(`${moment}:00+08:00`)

const event = (own: Partial<OwnEvent>): OwnEvent => ({
  at: at('2026-11-18T09:00'),
  actor: 'employer',
  state: 'delivered',
  remark: '',
  step: '',
  startsAt: 0,
  ...own,
})

it('tells the oldest first, in China’s time, who did it, and the employer’s words', () => {
  const events = [
    event({ actor: 'seeker' }),
    event({ state: 'viewed', at: at('2026-11-19T16:30') }),
    event({ state: 'interview', at: at('2026-11-20T00:05'), remark: '周三上午 10 点' }),
  ]
  expect(timelineOf({ id: '7', events })).toMatchObject([
    { title: applicationStateLabels.delivered, time: '2026-11-18 09:00 · 您', state: 'done' },
    { title: applicationStateLabels.viewed, time: '2026-11-19 16:30 · 单位', state: 'done' },
    { title: '邀请面试', time: '2026-11-20 00:05 · 单位', state: 'current', details: '单位答复：周三上午 10 点' },
  ])
})

it('tells of the reminder and of what became of the interview among the rest', () => {
  expect(timelineOf(arrangedApplication)).toMatchObject([
    { title: '已投递', time: '2026-11-02 09:00 · 您' },
    { title: '提醒单位答复', time: '2026-11-09 10:00 · 您', state: 'done' },
    { title: '邀请面试', time: '2026-11-10 09:30 · 单位', details: '单位答复：请带会计证书原件。' },
    { title: '提出其他面试时间', time: '2026-11-10 12:00 · 您', details: '周四要上课' },
    { title: '确认面试时间：2026-11-13 09:00', time: '2026-11-10 15:00 · 单位', state: 'done' },
    { title: '登记单位未到场', time: '2026-11-13 09:20 · 您', state: 'failed' },
  ])
})

it.each([
  ['invite', '邀请面试', 'current'],
  ['accept', '接受面试时间', 'current'],
  ['reschedule', '更改面试时间', 'current'],
  ['finish', '面试完成', 'current'],
  ['decline', '谢绝面试', 'failed'],
  ['cancel', '取消面试', 'failed'],
  ['noshow', '登记您未到场', 'failed'],
] as const)('names the step %s', (step, title, state) => {
  const events = [event({ state: 'interview' }), event({ state: 'interview', step })]
  expect(timelineOf({ id: '7', events })[1]).toMatchObject({ title, state })
})

it('takes no words of the seeker for the employer’s', () => {
  expect(lastWords(arrangedApplication)).toBe('请带会计证书原件。')
  expect(lastWords({ events: [event({})] })).toBeUndefined()
})

it('has no words where the employer said none', () => {
  expect(timelineOf({ id: '7', events: [event({})] })[0]).not.toHaveProperty('details')
})

it('marks a refusal', () => {
  const refused = event({ state: 'unfit', at: at('2026-11-20T10:00') })
  expect(timelineOf({ id: '7', events: [event({}), refused] }).map(({ state }) => state)).toEqual(['done', 'failed'])
})

it('tells that silence has ended it', () => {
  const ended = event({ actor: 'system', state: 'expired', at: at('2026-12-18T09:00') })
  expect(timelineOf({ id: '7', events: [event({}), ended] })[1]).toMatchObject({
    title: '单位未在期限内答复，投递已结束',
    time: '2026-12-18 09:00 · 系统',
    state: 'failed',
  })
})

it('names words of the employer that moved nothing, also after a step of an interview', () => {
  const events = [
    event({ actor: 'seeker' }),
    event({ at: at('2026-11-19T09:00'), remark: '请补充成绩单' }),
    event({ actor: 'seeker', step: 'remind' }),
    event({ remark: '已收到' }),
  ]
  expect(timelineOf({ id: '7', events }).map(({ title }) => title)).toEqual([
    '已投递',
    '单位留言',
    '提醒单位答复',
    '单位留言',
  ])
})

it('names words of the seeker, and says whose turn it is', () => {
  const asked = [event({ actor: 'seeker' }), event({ remark: '周三上午方便吗？' })]
  expect(isAwaitingReply({ events: asked })).toBe(true)
  const answered = [...asked, event({ actor: 'seeker', remark: '可以' })]
  expect(timelineOf({ id: '7', events: answered }).at(-1)).toMatchObject({ title: '您的留言', details: '可以' })
  expect(isAwaitingReply({ events: answered })).toBe(false)
  expect(isAwaitingReply({ events: [event({ actor: 'seeker' })] })).toBe(false)
})

it('has no step where nothing happened', () => {
  expect(timelineOf({ id: '7', events: [] })).toEqual([])
})

it('tells every event once, in order, and leaves the list as it was', () => {
  const events = fc.array(
    fc.record({
      at: fc.integer({ min: at('2026-01-01T00:00'), max: at('2026-12-31T00:00') }),
      actor: fc.constantFrom('seeker' as const, 'employer' as const, 'system' as const),
      state: fc.constantFrom(...applicationStates),
      remark: fc.string(),
      step: fc.constantFrom('' as const, 'remind' as const, 'accept' as const, 'noshow' as const),
      startsAt: fc.constantFrom(0, at('2026-12-01T09:00')),
    }),
  )
  fc.assert(
    fc.property(events, given => {
      const sorted = given.toSorted((one, other) => one.at - other.at)
      const before = structuredClone(sorted)
      const told = timelineOf({ id: '7', events: sorted })
      expect(sorted).toEqual(before)
      expect(new Set(told.map(({ id }) => id)).size).toBe(sorted.length)
      const times = told.map(({ time }) => time?.slice(0, 16))
      expect(times).toEqual(times.toSorted())
      expect(told.slice(0, -1).every(({ state }) => state !== 'current')).toBe(true)
    }),
  )
})

it.each(applicationStates)('has a colour for %s', state => {
  expect(toneOf(state)).toMatch(/^(neutral|primary|accent|success|warning|danger)$/)
})
