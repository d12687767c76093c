import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  canAnswer,
  canEnd,
  canStep,
  type FlexibleFacts,
  flexibleStage,
  flexibleStages,
  flexibleStatuses,
  flexibleSteps,
  holdsPlace,
  type SimpleState,
  simpleAnswers,
  simpleStates,
  statusAfter,
} from './flexible-life.ts'

const facts = fc
  .record({
    status: fc.constantFrom(...flexibleStatuses),
    headcount: fc.integer({ min: 1, max: 5 }),
    taken: fc.integer({ min: 0, max: 5 }),
    begins: fc.integer({ min: 1, max: 1_000 }),
    length: fc.integer({ min: 1, max: 1_000 }),
  })
  .map(({ length, ...given }) => ({ ...given, ends: given.begins + length }))

const actions = fc.array(
  fc.oneof(
    fc.record({ step: fc.constantFrom(...flexibleSteps) }),
    fc.record({ person: fc.nat({ max: 7 }), answer: fc.constantFrom(...simpleAnswers) }),
    fc.record({ gone: fc.nat({ max: 7 }) }),
    fc.record({ later: fc.integer({ min: 1, max: 400 }) }),
  ),
  { maxLength: 60 },
)

test('time alone leads a posted job from open or full to started to past, and never back', () => {
  const order = ['open', 'full', 'started', 'past']
  fc.assert(
    fc.property(facts, fc.nat(2_000), fc.nat(2_000), (given, one, other) => {
      const posted: FlexibleFacts = { ...given, status: 'open' }
      const [before, after] = [Math.min(one, other), Math.max(one, other)].map(now => flexibleStage(posted, now))
      expect(order.indexOf(after ?? '')).toBeGreaterThanOrEqual(order.indexOf(before ?? ''))
      expect(flexibleStage({ ...given, status: 'closed' }, one)).toBe('closed')
      expect(flexibleStage({ ...given, status: 'draft' }, one)).toBe('draft')
      expect(flexibleStage({ ...given, status: 'queued' }, one)).toBe('queued')
    }),
  )
})

test('whatever is done in whatever order, nobody is given a place that is not there, nor after the beginning', () => {
  fc.assert(
    fc.property(facts, actions, (given, way) => {
      let job: FlexibleFacts = { ...given, status: 'draft', taken: 0 }
      let now = 0
      const people: SimpleState[] = Array.from({ length: 8 }, () => 'applied')
      for (const action of way) {
        const stage = flexibleStage(job, now)
        if ('later' in action) now += action.later
        else if ('step' in action) job = { ...job, status: statusAfter(stage, action.step) ?? job.status }
        else if ('gone' in action) {
          const state = people[action.gone] ?? 'applied'
          if (!canEnd(state, stage)) continue
          if (holdsPlace(state)) expect(now).toBeLessThan(job.begins)
          people[action.gone] = 'withdrawn'
          job = { ...job, taken: people.filter(holdsPlace).length }
        } else {
          const state = people[action.person] ?? 'applied'
          if (!canAnswer(state, action.answer, stage)) continue
          expect(state).not.toBe('withdrawn')
          if (!holdsPlace(state)) expect(['open', 'full', 'started', 'past']).toContain(stage)
          if (action.answer === 'accepted') expect([stage, now < job.begins]).toEqual(['open', true])
          if (action.answer === 'came' || action.answer === 'absent') expect(now).toBeGreaterThanOrEqual(job.begins)
          people[action.person] = action.answer
          job = { ...job, taken: people.filter(holdsPlace).length }
        }
        expect(job.taken).toBeLessThanOrEqual(job.headcount)
        expect(job.taken).toBe(people.filter(holdsPlace).length)
      }
    }),
  )
})

test('what was posted is never a draft again, and what was called off is never posted again', () => {
  for (const stage of flexibleStages)
    for (const step of flexibleSteps) {
      const status = statusAfter(stage, step)
      if (status === 'draft' || status === 'queued') expect(['draft', 'queued']).toContain(stage)
      if (stage === 'closed' && status) expect(status).toBe('closed')
      if (step === 'remove' && canStep(stage, step)) expect(stage).toBe('draft')
    }
})

test('the same answer given twice finds nothing to do', () => {
  for (const stage of flexibleStages)
    for (const state of simpleStates)
      for (const answer of simpleAnswers) if (state === answer) expect(canAnswer(state, answer, stage)).toBe(false)
})

test('something can be done in every stage', () => {
  for (const stage of flexibleStages) expect(flexibleSteps.some(step => canStep(stage, step))).toBe(true)
})
