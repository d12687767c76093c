import { expect, test, vi } from 'vitest'
import { type InterviewStanding, interviewObstacle, interviewStateAfter } from '#contract/interviews'
import { sampleAccounts } from './accounts.ts'
import { sampleContent } from './content.ts'
import type { InterviewSample, InterviewStepSample } from './interviews.ts'
import { isoOf } from './moments.ts'

// Composing thousands of rows takes a while on a machine whose cores are busy.
vi.setConfig({ testTimeout: 240_000 })

/** What of an interview's steps cannot have happened so, told as state, step and what stands in its way. */
function impossibleIn(interview: InterviewSample, steps: readonly InterviewStepSample[]) {
  let standing: InterviewStanding = { state: 'proposed', startsAt: 0, rescheduled: 0, meetingId: '' }
  const faults = []
  for (const { at, actor, action, starts_at } of steps.slice(1)) {
    if (action === 'invite') {
      faults.push([standing.state, action])
      continue
    }
    const startsAt = starts_at === null ? standing.startsAt : Date.parse(starts_at)
    const obstacle = interviewObstacle(standing, { action, by: actor, now: Date.parse(at) })
    if (obstacle || (action === 'accept' && startsAt <= Date.parse(at))) faults.push([standing.state, action, obstacle])
    standing = { ...standing, state: interviewStateAfter(standing.state, action), startsAt }
  }
  const isToldSo =
    standing.state === interview.state && standing.startsAt === Date.parse(interview.starts_at ?? isoOf(0))
  return isToldSo ? faults : [...faults, [interview.state, standing.state]]
}

test.each([
  ['in the morning', Date.parse('2026-03-02T09:30:00+08:00')],
  ['at midnight', Date.parse('2026-03-02T00:00:00+08:00')],
  ['in another season, late in the evening', Date.parse('2026-11-29T23:50:00+08:00')],
])('interviews happen in order between their invitation and the answer, told %s', (_, at) => {
  const { applications, interviews, members, users } = sampleContent({
    now: at,
    passwordHash: 'hash',
    siteName: '示例人才网',
  })
  const known = new Map(applications.map(application => [application.id, application]))
  const told = interviews.interviews
  const stepsOf = Map.groupBy(interviews.events, step => step.interview_id)
  for (const interview of told) {
    const own = stepsOf.get(interview.id) ?? []
    expect(own[0]?.action).toBe('invite')
    expect([interview.id, impossibleIn(interview, own)]).toEqual([interview.id, []])
    const times = own.map(step => Date.parse(step.at))
    const steps = known.get(interview.application_id)?.steps ?? []
    const invited = steps.findIndex(({ state }) => state === 'interview')
    const answered = steps[invited + 1]?.at ?? at + 1
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect([times[0], Date.parse(interview.created_at)]).toEqual([steps[invited]?.at, steps[invited]?.at])
    expect(Date.parse(interview.updated_at)).toBe(times.at(-1))
    // In one moment the interview would be told after the answer.
    expect(times.at(-1)).toBeLessThan(answered)
  }
  const finished = new Set(
    told.flatMap(({ state, application_id: id }) => (state === 'finished' ? [known.get(id)] : [])),
  )
  const [seeker, , employer] = sampleAccounts.map(({ phone }) => users.find(user => user.phone === phone)?.id)
  const company = members.find(({ user_id }) => user_id === employer)?.company_id
  expect([...finished].some(one => one?.seeker.user.id === seeker)).toBe(true)
  expect([...finished].some(one => one?.job.row.company_id === company)).toBe(true)
})
