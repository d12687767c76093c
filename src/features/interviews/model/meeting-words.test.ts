import { expect, test } from 'vitest'
import type { MeetingInFull, PlaceState } from '#contract/meetings'
import { averageInWords, mainStepLabel, mainStepOf, turnInWords } from './meeting-words.ts'

const NINE = Date.parse('2025-06-05T09:00:00+08:00')
const MINUTE = 60_000

const place = (state: PlaceState, at = 0): MeetingInFull['queue'][number] => ({
  id: String(at),
  state,
  applicationId: '',
  interviewId: '',
  candidate: `第${at + 1}位`,
  agreed: true,
  appointedAt: NINE + at * 15 * MINUTE,
  calledAt: NINE,
  beganAt: NINE + MINUTE,
  endedAt: NINE + 14 * MINUTE,
  scores: [],
})

const meeting = (state: MeetingInFull['state'], states: readonly PlaceState[]): MeetingInFull => ({
  id: '',
  state,
  jobId: '1',
  jobTitle: '会计',
  startsAt: NINE,
  minutes: 15,
  place: '301 室',
  contact: '万里',
  phone: '0791-83840000',
  note: '',
  moved: 0,
  places: states.length,
  done: 0,
  members: [],
  queue: states.map(place),
  stamp: '',
  now: NINE,
})

const labelOf = (states: readonly PlaceState[]) => {
  const step = mainStepOf(meeting('open', states), NINE)
  return step && mainStepLabel(step)
}

test('one key leads through the day: call, begin, finish, the next, the end', () => {
  expect(labelOf(['waiting', 'waiting'])).toBe('叫下一位：第1位')
  expect(labelOf(['called', 'waiting'])).toBe('第1位 已到场，开始面谈')
  expect(labelOf(['talking', 'called'])).toBe('结束面谈：第1位')
  expect(labelOf(['done', 'passed', 'waiting'])).toBe('叫下一位：第3位')
  expect(labelOf(['done', 'left', 'absent'])).toBe('结束面试会')
})

test('a meeting is opened on its day and has nothing to be done before and after', () => {
  expect(mainStepOf(meeting('planned', ['waiting']), NINE - 10 * 3_600_000)).toBeUndefined()
  expect(mainStepOf(meeting('planned', ['waiting']), NINE)).toEqual({ kind: 'open' })
  expect(mainStepOf(meeting('closed', ['done']), NINE)).toBeUndefined()
})

test('a turn is told as it was given, as it is expected, and as it was', () => {
  expect(turnInWords(place('waiting', 2), { state: 'planned' })).toBe('09:30 面谈')
  expect(turnInWords(place('waiting', 2), { state: 'open', expectedAt: NINE + 40 * MINUTE })).toBe(
    '约 09:40（原定 09:30）',
  )
  expect(turnInWords(place('called'), { state: 'open' })).toBe('09:00 叫号')
  expect(turnInWords(place('done'), { state: 'open' })).toBe('面谈 09:01–09:14')
  expect(turnInWords(place('left'), { state: 'open' })).toBe('')
})

test('cards are averaged, each weighing the same', () => {
  const marks = { skill: 5, fit: 5, speech: 5, response: 5, overall: 5 }
  const scores = [marks, { ...marks, skill: 4 }].map(own => ({ memberId: '', marks: own, note: '', updatedAt: 0 }))
  expect(averageInWords({ scores })).toBe('平均 4.9 分（2 张评分表）')
  expect(averageInWords({ scores: [] })).toBe('')
})
