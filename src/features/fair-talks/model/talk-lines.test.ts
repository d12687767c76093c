import fc from 'fast-check'
import { expect, it } from 'vitest'
import { openTalk } from '#mocks/fixtures/fair-talks'
import { groupsOf, type Outgoing, readOutgoing, unsaid, withLine } from './talk-lines.ts'

const last = openTalk.lines.at(-1)?.id ?? ''
const outgoing = (key: string, text: string): Outgoing => ({ key, text, at: 0, after: last, state: 'sending', why: '' })
const told = (id: string, text: string, at = openTalk.endsAt) => ({ id, by: 'seeker' as const, text, at })

it('has each line once, in whatever order lines are told', () => {
  const texts = fc.uniqueArray(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(texts, fc.array(fc.nat(11), { maxLength: 24 }), (times, again) => {
      const lines = times.map(time => told(`line-${time}`, `第 ${time} 句`, openTalk.endsAt + time))
      const heard = [...lines, ...again.flatMap(at => lines[at] ?? [])]
      const talk = heard.reduce(withLine, openTalk)
      expect(talk.lines).toHaveLength(openTalk.lines.length + lines.length)
      expect(talk.lines.map(({ at }) => at)).toEqual(
        talk.lines.map(({ at }) => at).toSorted((one, other) => one - other),
      )
    }),
  )
})

it('takes an outgoing line as said once it has been told, each for itself', () => {
  const both = [outgoing('a', '好的'), outgoing('b', '好的')]
  expect(unsaid(both, openTalk.lines, 'seeker')).toHaveLength(2)
  expect(unsaid(both, [...openTalk.lines, told('x', '好的')], 'seeker').map(({ key }) => key)).toEqual(['b'])
  expect(unsaid(both, [...openTalk.lines, told('x', '好的'), told('y', '好的')], 'seeker')).toEqual([])
})

it('does not take what was said before for what is being said', () => {
  const [first] = openTalk.lines.filter(({ by }) => by === 'seeker')
  expect(unsaid([outgoing('a', first?.text ?? '')], openTalk.lines, 'seeker')).toHaveLength(1)
})

it('sends kept lines again, whatever had become of them, and leaves out what is none', () => {
  const kept = [{ ...outgoing('a', '在吗'), state: 'failed', why: '断网' }, { text: 'no key' }, 7]
  expect(readOutgoing(JSON.parse(JSON.stringify(kept)))).toEqual([outgoing('a', '在吗')])
  expect(readOutgoing({ key: 'a' })).toEqual([])
})

it('puts together what somebody says in one go', () => {
  expect(groupsOf(openTalk.lines).map(({ by, lines }) => [by, lines.length])).toEqual([
    ['system', 1],
    ['employer', 1],
    ['seeker', 2],
    ['employer', 1],
  ])
})
