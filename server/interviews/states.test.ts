import { beforeEach, expect, test } from 'vitest'
import { interviewObstacle, interviewStateAfter, readInterview } from '#contract/interviews'
import { interviewStates } from '#contract/rules/interview-states'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { ROUNDS } from '../testing.rounds.ts'
import { createTestService, type TestService } from '../testing.ts'
import { inQueue, planned } from './meetings/testing.ts'
import { lockStanding } from './queries.ts'
import { standingOf } from './shape.ts'
import { calls, invited, step } from './testing.ts'

describeOnBothEngines('the states of an interview', open => {
  let service: TestService
  beforeEach(async () => {
    service = createTestService(await open(), calls)
  })

  test.each([
    ['withdrawn', '求职者已撤回投递'],
    ['unfit', '单位已结束这次应聘'],
  ])(
    'end with an application that is %s where the rules have it so, and the history says why',
    async (ended, words) => {
      const { applicationId, id } = await invited(service)
      const { db } = service
      const now = service.clock.now()
      const around = [-60_000, 0, 60_000].map(away => new Date(now.getTime() + away))
      const applicationIs = (status: string) =>
        db.run(sql`update applications set status = ${status}, updated_at = ${now} where id = ${applicationId}`)
      const standing = async () => {
        const row = await lockStanding(db, id)
        if (!row) throw new Error('the interview is there')
        return standingOf(row)
      }
      for (const state of interviewStates) {
        const needsStart = state === 'accepted' || state === 'finished' || state === 'noshow'
        for (const startsAt of needsStart ? around : [null, ...around]) {
          await applicationIs('interview')
          await db.run(sql`delete from interview_events`)
          await db.run(sql`
          update interviews set state = ${state}, starts_at = ${startsAt}::timestamptz,
            ends_at = ${startsAt}::timestamptz + interval '1 hour' where id = ${id}`)
          const before = await standing()
          const isEnded = !interviewObstacle(before, { action: 'cancel', by: 'system', now: now.getTime() })
          await applicationIs(ended)
          expect(await standing()).toEqual(
            isEnded ? { ...before, state: interviewStateAfter(state, 'cancel') } : before,
          )
          const events = await db.query(sql`select interview_id, actor, action, remark from interview_events`)
          expect(events).toEqual(
            isEnded ? [{ interview_id: id, actor: 'system', action: 'cancel', remark: words }] : [],
          )
        }
      }
    },
  )

  test('are left by whoever declines, however soon after the panel takes them out', async () => {
    for (let round = 0; round < 2 * ROUNDS; round += 1) {
      const { employer, people, queue, id } = await planned(service, 1)
      const [place, person] = [queue[0], people[0]]
      if (!place || !person) throw new Error('one was put in')
      const [declined] = await Promise.allSettled([
        step(service, person.seeker, { action: 'decline', id: place.interviewId, remark: '已找到工作' }),
        inQueue(service, employer, { action: 'remove', id, placeId: place.id, remark: '岗位已招满' }),
      ])
      const { state, events } = await service.call(readInterview, { id: place.interviewId }, employer)
      expect(state).toBe(declined?.status === 'fulfilled' ? 'declined' : 'cancelled')
      expect(events).toHaveLength(2)
    }
  })
})
