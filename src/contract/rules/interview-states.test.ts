import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { slotFaults, slotStart } from './interview-slots.ts'
import {
  type InterviewActor,
  type InterviewSide,
  type InterviewStanding,
  interviewActions,
  interviewObstacle,
  interviewStateAfter,
  interviewStates,
  isOpenInterview,
  MOST_RESCHEDULES,
  possibleInterviewActions,
} from './interview-states.ts'

const START = Date.parse('2025-06-05T10:00:00+08:00')
const side = fc.constantFrom<InterviewSide[]>('seeker', 'employer')
const action = fc.constantFrom(...interviewActions)
const standing = fc.record({
  state: fc.constantFrom(...interviewStates),
  startsAt: fc.constantFrom(0, START),
  rescheduled: fc.nat({ max: MOST_RESCHEDULES }),
  meetingId: fc.constantFrom('', 'meeting'),
})
const moment = fc.integer({ min: START - 100_000, max: START + 100_000 })

describe('an interview', () => {
  test('that is over takes no further step', () => {
    fc.assert(
      fc.property(standing, side, moment, (at, by, now) => {
        fc.pre(!isOpenInterview(at.state))
        expect(possibleInterviewActions(at, by, now)).toEqual([])
      }),
    )
  })

  test('from its agreed start on can only be written down as finished or missed, and before it never', () => {
    fc.assert(
      fc.property(standing, side, moment, action, (at, by, now, wanted) => {
        fc.pre(interviewObstacle(at, { action: wanted, by, now }) === undefined)
        const isAfter = at.startsAt > 0 && now >= at.startsAt
        expect(wanted === 'finish' || wanted === 'noshow').toBe(isAfter)
      }),
    )
  })

  test('is moved by its employer three times at most, however the two go on', () => {
    const steps = fc.array(fc.tuple(action, side), { maxLength: 60 })
    fc.assert(
      fc.property(steps, all => {
        let now: InterviewStanding = { state: 'proposed', startsAt: 0, rescheduled: 0, meetingId: '' }
        for (const [wanted, by] of all) {
          if (interviewObstacle(now, { action: wanted, by, now: START - 1 })) continue
          const isAgreed = wanted === 'accept' || wanted === 'confirm'
          const isOffered = wanted === 'counter' || wanted === 'reschedule'
          now = {
            ...now,
            state: interviewStateAfter(now.state, wanted),
            startsAt: isAgreed ? START : isOffered ? 0 : now.startsAt,
            rescheduled: now.rescheduled + Number(wanted === 'reschedule'),
          }
          expect(now.rescheduled).toBeLessThanOrEqual(MOST_RESCHEDULES)
          expect(now.state !== 'accepted' || now.startsAt === START).toBe(true)
        }
      }),
    )
  })

  test('leaves each step to the side it belongs to', () => {
    const proposed = { state: 'proposed', startsAt: 0, rescheduled: 0, meetingId: '' } as const
    expect(possibleInterviewActions(proposed, 'seeker', START)).toEqual(['accept', 'counter', 'decline'])
    expect(possibleInterviewActions(proposed, 'employer', START)).toEqual(['reschedule', 'cancel'])
    const countered = { ...proposed, state: 'countered' } as const
    expect(possibleInterviewActions(countered, 'seeker', START)).toEqual(['decline'])
    expect(possibleInterviewActions(countered, 'employer', START)).toEqual(['confirm', 'reschedule', 'cancel'])
    const accepted = { ...proposed, state: 'accepted', startsAt: START, rescheduled: 3 } as const
    expect(possibleInterviewActions(accepted, 'employer', START - 1)).toEqual(['cancel'])
    expect(possibleInterviewActions(accepted, 'employer', START)).toEqual(['finish', 'noshow'])
    expect(possibleInterviewActions(accepted, 'seeker', START)).toEqual(['noshow'])
  })
})

test('an interview of a meeting is answered by the applicant and left to the queue otherwise', () => {
  fc.assert(
    fc.property(standing, moment, (at, now) => {
      const inMeeting = { ...at, meetingId: 'meeting' }
      expect(possibleInterviewActions(inMeeting, 'employer', now)).toEqual([])
      expect(possibleInterviewActions(inMeeting, 'seeker', now)).not.toContain('counter')
    }),
  )
})

describe('the steps that no side takes', () => {
  const outsider = fc.constantFrom<InterviewActor[]>('queue', 'system')
  const steps = [...interviewActions, 'shift'] as const
  const possible = (at: InterviewStanding, by: InterviewActor, now: number) =>
    steps.filter(step => interviewObstacle(at, { action: step, by, now }) === undefined)

  test('lead out of no interview that is over', () => {
    fc.assert(
      fc.property(standing, outsider, moment, (at, by, now) => {
        fc.pre(!isOpenInterview(at.state))
        expect(possible(at, by, now)).toEqual([])
      }),
    )
  })

  test('of the service are the end of what has not begun, in a meeting and outside', () => {
    fc.assert(
      fc.property(standing, moment, (at, now) => {
        fc.pre(isOpenInterview(at.state))
        const hasBegun = at.startsAt > 0 && now >= at.startsAt
        expect(possible(at, 'system', now)).toEqual(hasBegun ? [] : ['cancel'])
      }),
    )
  })

  test('of a queue are those of its meeting alone, for whoever comes, at any time', () => {
    fc.assert(
      fc.property(standing, moment, (at, now) => {
        const isWaited = at.meetingId !== '' && (at.state === 'proposed' || at.state === 'accepted')
        expect(possible(at, 'queue', now)).toEqual(
          isWaited ? ['reschedule', 'cancel', 'finish', 'noshow', 'shift'] : [],
        )
      }),
    )
  })

  test('keep the answer where only the time is another', () => {
    expect(interviewStateAfter('accepted', 'shift')).toBe('accepted')
    expect(interviewStateAfter('proposed', 'shift')).toBe('proposed')
    expect(interviewStateAfter('accepted', 'reschedule')).toBe('proposed')
  })
})

describe('times that are offered', () => {
  const NOW = Date.parse('2025-06-03T10:00:00+08:00')
  const at = (day: string, time: string) => ({ day, time })

  test('are China’s, whatever zone the machine keeps', () => {
    expect(slotStart(at('2025-06-05', '10:00'))).toBe(START)
  })

  test('are refused when over, too far ahead, or laid over each other, each at its field', () => {
    const slots = [
      at('2025-06-03', '10:00'),
      at('2025-06-05', '10:00'),
      at('2025-06-05', '10:45'),
      at('2025-06-05', '11:00'),
      at('2025-12-01', '10:00'),
    ]
    expect(slotFaults(slots, 60, NOW)).toEqual({
      'slots.0.day': '面试时间已经过去，请选择以后的时间',
      'slots.2.day': '这个时间和前面的时间重叠',
      'slots.3.day': '这个时间和前面的时间重叠',
      'slots.4.day': '面试时间请选在 90 天以内',
    })
  })
})
