import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  canTake,
  type PostingStage,
  type PostingStep,
  postingStages,
  postingSteps,
  stageAfter,
} from './posting-life.ts'

const steps = fc.array(fc.constantFrom(...postingSteps), { maxLength: 30 })

/** Every stage on the way, with the step that led there; steps that cannot be taken change nothing. */
function livedBy(way: readonly PostingStep[]) {
  let stage: PostingStage = 'draft'
  return way.flatMap(step => {
    const from = stage
    if (!canTake(from, step)) return []
    stage = stageAfter(from, step) ?? from
    return [{ from, step, to: stage }]
  })
}

test('whatever is done in whatever order, a posting that was before the public is never a draft again', () => {
  fc.assert(
    fc.property(steps, way => {
      const stages = livedBy(way).map(({ to }) => to)
      const shown = stages.indexOf('open')
      const after = shown === -1 ? [] : stages.slice(shown)
      expect(after.filter(stage => stage === 'draft' || stage === 'scheduled' || stage === 'queued')).toEqual([])
    }),
  )
})

test('it comes before the public only by publishing, by its day or by publishing it again', () => {
  fc.assert(
    fc.property(steps, way => {
      for (const { from, step, to } of livedBy(way)) {
        if (to === 'open') expect(['publish', 'appear', 'relist']).toContain(step)
        if (step === 'relist') expect(['closed', 'expired']).toContain(from)
        if (step === 'appear' || step === 'unschedule') expect(['scheduled', 'queued', 'suspended']).toContain(from)
        if (to === 'closed') expect(step).toBe('close')
      }
    }),
  )
})

test('a second relisting, closing, cancelling or barring finds nothing to do', () => {
  for (const step of ['relist', 'close', 'unschedule', 'bar'] as const) {
    for (const stage of postingStages) {
      const next = stageAfter(stage, step)
      if (next) expect(canTake(next, step)).toBe(false)
    }
  }
})

test('what the office took down, once it was before the public, stays down', () => {
  for (const stage of ['open', 'suspended', 'closed', 'expired'] as const) {
    expect(stageAfter(stage, 'bar')).toBe('barred')
  }
  expect(postingSteps.filter(step => canTake('barred', step))).toEqual([])
})

test('every stage can be reached, and all but that left', () => {
  const reached = new Set(postingStages.flatMap(stage => postingSteps.map(step => stageAfter(stage, step))))
  for (const stage of postingStages) {
    expect(reached.has(stage)).toBe(true)
    expect(postingSteps.some(step => (stageAfter(stage, step) ?? stage) !== stage)).toBe(stage !== 'barred')
  }
})
