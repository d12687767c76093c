import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TicketVerdict } from '#contract/exam-ticket-code'
import { countWithdrawn, isOldList, judge, type Withdrawn } from './withdrawn.ts'

const stage = fc.constantFrom('written', 'skill', 'interview')
const exam = fc.constantFrom('601', '602')
const serial = fc.stringMatching(/^[\w-]{8}$/)
const code = fc.record({ serial, examId: exam, stage })
/** Whatever somebody may have written into a kept list. */
const anyText = fc.string({ maxLength: 40 })
const anyLists: fc.Arbitrary<Withdrawn> = fc.record({
  at: fc.integer(),
  version: fc.string(),
  lists: fc.array(fc.record({ exam, stage, replaced: anyText, void: anyText }), { maxLength: 6 }),
})

test('whoever is on the list of their exam and stage is told so, everybody else that they are not', () => {
  const withdrawn = fc.record({
    code,
    replaced: fc.uniqueArray(serial, { maxLength: 20 }),
    gone: fc.uniqueArray(serial, { maxLength: 20 }),
    on: fc.constantFrom('replaced', 'void', 'neither'),
    place: fc.nat({ max: 20 }),
  })
  fc.assert(
    fc.property(withdrawn, ({ code: one, replaced, gone, on, place }) => {
      const others = (serials: string[]) => serials.filter(other => other !== one.serial)
      const [before, never] = [others(replaced), others(gone)]
      const joined = (serials: string[], is: boolean) =>
        (is ? serials.toSpliced(place, 0, one.serial) : serials).join('')
      const list = { exam: one.examId, stage: one.stage }
      const lists = [{ ...list, replaced: joined(before, on === 'replaced'), void: joined(never, on === 'void') }]
      const expected = on === 'neither' ? 'genuine' : on
      const kept = { at: 7, version: 'v', lists }
      expect(judge('genuine', one, kept)).toEqual({ verdict: expected, listedAt: 7 })
      expect(countWithdrawn(kept)).toBe(before.length + never.length + (on === 'neither' ? 0 : 1))
    }),
  )
})

test('is looked for whole: a serial that only stands across two others is not on the list', () => {
  const list = { exam: '601', stage: 'written' as const, replaced: 'AAAABBBBCCCCDDDD', void: '' }
  const of = (text: string) => ({ serial: text, examId: '601', stage: 'written' as const })
  const verdictOf = (text: string) => judge('genuine', of(text), { at: 1, version: '', lists: [list] }).verdict
  expect([verdictOf('BBBBCCCC'), verdictOf('CCCCDDDD')]).toEqual(['genuine', 'replaced'])
})

test('of another exam or stage, a ticket from before there were serials and a receipt, no list says anything', () => {
  const one = { serial: 'AAAABBBB', examId: '601', stage: 'written' as const }
  const list = { exam: '601', stage: 'written' as const, replaced: 'AAAABBBB', void: '' }
  const kept = (given: Partial<Withdrawn['lists'][number]>) => ({ at: 1, version: '', lists: [{ ...list, ...given }] })
  const unsaid = { verdict: 'genuine', listedAt: null }
  expect(judge('genuine', one, kept({}))).toEqual({ verdict: 'replaced', listedAt: 1 })
  expect(judge('genuine', one, kept({ exam: '602' }))).toEqual(unsaid)
  expect(judge('genuine', one, kept({ stage: 'interview' }))).toEqual(unsaid)
  expect(judge('genuine', { ...one, serial: '' }, kept({}))).toEqual(unsaid)
  expect(judge('genuine', null, kept({}))).toEqual(unsaid)
  expect(judge('genuine', one, null)).toEqual(unsaid)
})

test('no list, whatever was done to it, turns a ticket whose signature is wrong into a genuine one', () => {
  const signed = fc.constantFrom<TicketVerdict>('forged', 'unknown-key', 'unreadable')
  fc.assert(
    fc.property(signed, fc.option(code), fc.option(anyLists), (verdict, one, withdrawn) => {
      expect(judge(verdict, one, withdrawn)).toEqual({ verdict, listedAt: null })
    }),
  )
})

test('a list is old after a day', () => {
  expect([isOldList(0, 86_400_000), isOldList(0, 86_400_001)]).toEqual([false, true])
})
