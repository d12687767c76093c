import { createHmac } from 'node:crypto'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { examMandates } from './exam-mandates.ts'
import {
  commandsFor,
  isSampled,
  type Judgement,
  mayJudge,
  type Opinion,
  opinionsShown,
  outcomeOf,
  type ReviewKind,
  reviewCommands,
  reviewKinds,
  stageAfter,
} from './exam-review-rules.ts'

const looker = fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), mandates: fc.subarray([...examMandates]) })
const command = fc.constantFrom(...reviewCommands)
const reasons = fc.dictionary(fc.constantFrom('', 'photo', 'person.politics'), fc.constantFrom('甲', '乙'))
const attempt = fc.record({ looker, command, reasons })
type Attempt = Opinion & { readonly looker: Parameters<typeof mayJudge>[0] }
const kind = fc.constantFrom(...reviewKinds)

/** People try in any order; who may, judges, until something comes of it. */
function play(attempts: readonly Attempt[], sampled: boolean, which: ReviewKind) {
  const judgements: Judgement[] = []
  for (const { looker: who, ...said } of attempts) {
    if (outcomeOf(judgements, sampled)) break
    if (mayJudge(who, { kind: which, judgements })) judgements.push({ by: who.id, ...said })
  }
  return judgements
}

const played = fc.tuple(fc.array(attempt, { maxLength: 30 }), fc.boolean(), kind)

it('lets nobody look twice, and nobody without the mandate of the stage', () => {
  fc.assert(
    fc.property(played, looker, ([attempts, sampled, which], who) => {
      const judgements = play(attempts, sampled, which)
      const people = judgements.map(({ by }) => by)
      expect(new Set(people).size).toBe(people.length)
      const stage = stageAfter(judgements)
      const may = mayJudge(who, { kind: which, judgements })
      if (stage === null || people.includes(who.id)) expect(may).toBe(false)
      if (may && stage === 'first') expect(who.mandates).toContain('review')
      if (may && stage === 'second') expect(who.mandates).toContain('second')
    }),
  )
})

it('refuses nobody on one person’s word, and passes sampled approvals before a second', () => {
  fc.assert(
    fc.property(played, ([attempts, sampled, which]) => {
      const judgements = play(attempts, sampled, which)
      const outcome = outcomeOf(judgements, sampled)
      if (!outcome) return
      const agreeing = judgements.filter(({ command: own }) => own === outcome.command)
      if (outcome.command === 'refuse') expect(judgements.length).toBeGreaterThanOrEqual(2)
      if (outcome.command === 'approve' && sampled) expect(judgements.length).toBeGreaterThanOrEqual(2)
      if (judgements.length === 2) expect(agreeing).toHaveLength(2)
      expect(judgements.length).toBeLessThanOrEqual(3)
    }),
  )
})

it('always ends after three, the third deciding', () => {
  fc.assert(
    fc.property(fc.array(attempt, { minLength: 3, maxLength: 3 }), fc.boolean(), (attempts, sampled) => {
      const opinions = attempts.map(({ command: own, reasons: why }) => ({ command: own, reasons: why }))
      const [first, second, third] = opinions
      const agree = first?.command === second?.command
      const outcome = outcomeOf(opinions, sampled)
      expect(outcome?.command).toBe(agree ? first?.command : third?.command)
      if (!agree) expect(outcome).toEqual(third)
    }),
  )
})

it('shows the second nothing of the first, and the third both without their names', () => {
  fc.assert(
    fc.property(played, ([attempts, sampled, which]) => {
      const judgements = play(attempts, sampled, which)
      const shown = opinionsShown(judgements)
      if (stageAfter(judgements) === 'second') expect(shown).toEqual([])
      for (const opinion of shown) expect(Object.keys(opinion).sort()).toEqual(['command', 'reasons'])
      if (stageAfter(judgements) === 'third') expect(shown).toHaveLength(2)
    }),
  )
})

it('keeps every field that either of two who agree has named', () => {
  fc.assert(
    fc.property(reasons, reasons, (one, other) => {
      const outcome = outcomeOf(
        [
          { command: 'refuse', reasons: one },
          { command: 'refuse', reasons: other },
        ],
        false,
      )
      expect(new Set(Object.keys(outcome?.reasons ?? {}))).toEqual(
        new Set([...Object.keys(one), ...Object.keys(other)]),
      )
      for (const [path, words] of Object.entries(one)) expect(outcome?.reasons[path]).toContain(words)
    }),
  )
})

it('keeps whoever refused from the first look at the appeal', () => {
  const who = { id: 'a', mandates: ['review'] as const }
  expect(mayJudge(who, { kind: 'appeal', judgements: [], refusers: ['a', 'b'] })).toBe(false)
  expect(mayJudge(who, { kind: 'first', judgements: [], refusers: ['a'] })).toBe(true)
  expect(mayJudge({ ...who, id: 'c' }, { kind: 'appeal', judgements: [], refusers: ['a', 'b'] })).toBe(true)
})

it('sends back to be mended only what can still be sent, and no appeal', () => {
  expect(commandsFor('first', true)).toEqual(['approve', 'refuse', 'askRepair'])
  expect(commandsFor('first', false)).toEqual(['approve', 'refuse'])
  expect(commandsFor('appeal', true)).toEqual(['approve', 'refuse'])
})

it('samples one in ten by the salt of the exam, the same each time', () => {
  const digest = (salt: string, at: number) => createHmac('sha256', salt).update(`registration ${at}`).digest()
  const sampled = (salt: string) => Array.from({ length: 20_000 }, (_, at) => isSampled(digest(salt, at)))
  const [one, other] = [sampled('one'), sampled('other')]
  for (const list of [one, other]) {
    const share = list.filter(Boolean).length / list.length
    expect(share).toBeGreaterThan(0.09)
    expect(share).toBeLessThan(0.11)
  }
  expect(sampled('one')).toEqual(one)
  expect(one).not.toEqual(other)
})
