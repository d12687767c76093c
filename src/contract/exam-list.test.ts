import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ExamListEntry, type ExamListInputs, listFrom, namedIn, notesOn, usualRule } from './exam-list.ts'
import { differencesOf } from './exam-list-compare.ts'
import { listHash, listText, readList } from './exam-list-text.ts'
import { ruleWords } from './exam-list-words.ts'
import type { PaperScore } from './exam-scores.ts'

const absent: PaperScore = { marks: null, flag: 'absent' }

function entry(ticket: string, marks: number | PaperScore, more: Partial<ExamListEntry> = {}): ExamListEntry {
  const paper = typeof marks === 'number' ? { marks, flag: '' as const } : marks
  return { ticket, papers: { A: paper }, bonus: 0, interview: null, skill: null, out: false, ...more }
}

const listOf = (
  entries: readonly ExamListEntry[],
  { headcount = 1, ...more }: Partial<ExamListInputs> & { headcount?: number } = {},
): ExamListInputs => ({
  exam: '801',
  kind: 'shortlist',
  rule: usualRule('shortlist'),
  positions: [{ code: '0101', headcount, fullMarks: 15_000, entries }],
  ...more,
})

const ranked = (count: number) => Array.from({ length: count }, (_, at) => entry(`t${100 + at}`, 10_000 - at * 10))
const going = (inputs: ExamListInputs) =>
  listFrom(inputs).flatMap(outcome => outcome.places.flatMap(({ ticket, goesOn }) => (goesOn ? [ticket] : [])))
const interviewed = (marks: number, panel = '') => ({ interview: { marks, flag: '' as const, panel } })

describe('the rule of Ji’an', () => {
  it.each([
    [1, 3],
    [4, 12],
    [5, 12],
    [6, 12],
    [7, 14],
  ])('%i places take %i people', (headcount, people) => {
    expect(going(listOf(ranked(30), { headcount }))).toHaveLength(people)
  })

  it('takes everybody who is level with the last', () => {
    const list = listOf([entry('a', 900), entry('b', 800), entry('c', 700), entry('d', 700), entry('e', 600)])
    expect(going(list)).toEqual(['a', 'b', 'c', 'd'])
    const [position] = list.positions
    const [outcome] = listFrom(list)
    if (!position || !outcome) throw new Error('a position is missing')
    expect(outcome.line).toBe(700)
    expect(notesOn(position, outcome, list.rule)).toMatchObject({ wanted: 3, ties: 1, missing: 0 })
  })

  it('leaves out whoever stayed away or broke a rule', () => {
    const list = listOf([entry('a', absent), entry('b', { marks: null, flag: 'discipline' }), entry('c', 100)])
    expect(going(list)).toEqual(['c'])
    expect(listFrom(list)[0]?.places.map(({ ticket, rank }) => [ticket, rank])).toEqual([
      ['c', 1],
      ['a', null],
      ['b', null],
    ])
  })

  it('takes all where all are equal, and nobody where nobody is', () => {
    expect(going(listOf(['a', 'b', 'c', 'd', 'e'].map(ticket => entry(ticket, 700))))).toHaveLength(5)
    expect(listFrom(listOf([]))).toEqual([{ code: '0101', line: null, places: [] }])
  })

  it('adds no more than the cap', () => {
    const rule = { ...usualRule('shortlist'), bonusCap: 500 }
    const list = listOf([entry('a', 9_000, { bonus: 1_000 }), entry('b', 9_400)], { rule })
    expect(listFrom(list)[0]?.places.map(({ total }) => total)).toEqual([9_500, 9_400])
  })
})

describe('the total of both', () => {
  it('weighs them on a scale of a hundred and rounds once, half-up', () => {
    const list = listOf([entry('a', 11_111, interviewed(8_333))], { kind: 'final', rule: usualRule('final') })
    // 74.0733… × 50% + 83.33 × 50% = 78.7016…
    expect(listFrom(list)[0]?.places[0]).toMatchObject({ written: 11_111, interview: 8_333, total: 7_870 })
  })

  it('counts a skill test by its share, and ranks nobody who missed it', () => {
    const rule = { ...usualRule('final'), writtenShare: 4_000, interviewShare: 3_000, skillShare: 3_000 }
    const people = [
      entry('a', 12_000, { ...interviewed(8_000), skill: { marks: 9_000, flag: '' } }),
      entry('b', 15_000, { ...interviewed(9_000), skill: absent }),
    ]
    const list = listOf(people, { kind: 'final', rule })
    // 80 × 40% + 80 × 30% + 90 × 30%.
    expect(listFrom(list)[0]?.places).toMatchObject([
      { ticket: 'a', skill: 9_000, total: 8_300, rank: 1 },
      { ticket: 'b', skill: null, total: null, rank: null },
    ])
    expect(readList(listText(list))?.inputs).toEqual(list)
    expect(ruleWords('final', rule)[0]).toContain('＋技能测试成绩×30%')
  })

  it('makes panels comparable', () => {
    const rule = { ...usualRule('final'), panelFactor: true }
    const people = [
      entry('a', 9_000, interviewed(8_000, '1')),
      entry('b', 9_000, interviewed(9_000, '1')),
      entry('c', 9_000, interviewed(7_000, '2')),
    ]
    const marks = listFrom(listOf(people, { kind: 'final', rule }))[0]?.places.map(place => [
      place.ticket,
      place.interview,
    ])
    // Mean of all 80; of the first panel 85, of the second 70.
    expect(new Map(marks?.map(([ticket, of]) => [String(ticket), of]))).toEqual(
      new Map([
        ['a', 7_529],
        ['b', 8_471],
        ['c', 8_000],
      ]),
    )
  })

  it('ranks nobody who was not interviewed', () => {
    const list = listOf([entry('a', 9_000), entry('b', 8_000, interviewed(7_000))], {
      kind: 'final',
      rule: usualRule('final'),
    })
    const [outcome] = listFrom(list)
    expect(outcome && namedIn('final', outcome).map(({ ticket }) => ticket)).toEqual(['b'])
  })

  it('lets the next move up where somebody is out', () => {
    const people = [entry('a', 9_000, { ...interviewed(9_000), out: true }), entry('b', 8_000, interviewed(7_000))]
    expect(going(listOf(people, { kind: 'hire', rule: usualRule('hire') }))).toEqual(['b'])
  })
})

const score = (): fc.Arbitrary<PaperScore> =>
  fc.oneof(
    { weight: 8, arbitrary: fc.integer({ min: 0, max: 40 }).map(marks => ({ marks: marks * 25, flag: '' as const })) },
    fc.constantFrom<PaperScore>(absent, { marks: null, flag: 'discipline' }),
  )
const entries = () =>
  fc.uniqueArray(
    fc.record({
      ticket: fc.stringMatching(/^[0-9]{4}$/),
      papers: fc.record({ A: score(), B: score() }),
      bonus: fc.integer({ min: 0, max: 500 }),
      interview: fc.option(
        fc.tuple(score(), fc.constantFrom('', '1', '二\t组%')).map(([marks, panel]) => ({ ...marks, panel })),
      ),
      skill: fc.option(score()),
      out: fc.boolean(),
    }),
    { selector: ({ ticket }) => ticket, maxLength: 14 },
  )
const inputs = (): fc.Arbitrary<ExamListInputs> =>
  fc
    .record({
      kind: fc.constantFrom('shortlist', 'final', 'checkup', 'hire'),
      people: fc.array(fc.tuple(entries(), fc.integer({ min: 1, max: 7 })), { maxLength: 3 }),
      panelFactor: fc.boolean(),
      bonusCap: fc.integer({ min: 0, max: 500 }),
      skillShare: fc.constantFrom(0, 2_000, 5_000),
    })
    .map(({ kind, people, skillShare, ...rule }) => ({
      exam: '801',
      kind,
      rule: { ...usualRule(kind), ...rule, interviewShare: 5_000 - skillShare, skillShare },
      positions: people.map(([list, headcount], at) => ({
        code: `010${at}`,
        headcount,
        fullMarks: 30_000,
        entries: list,
      })),
    }))

describe('every list', () => {
  it('comes out the same in whatever order its inputs come', () =>
    fc.assert(
      fc.property(inputs(), list => {
        const turned = {
          ...list,
          positions: list.positions.map(one => ({ ...one, entries: one.entries.toReversed() })).toReversed(),
        }
        expect(listText(turned)).toBe(listText(list))
      }),
    ))

  it('leaves out only those below its line', () =>
    fc.assert(
      fc.property(inputs(), list => {
        for (const { line, places } of listFrom(list)) {
          for (const { goesOn, total } of places) {
            if (goesOn) expect(total).toBeGreaterThanOrEqual(line ?? Number.POSITIVE_INFINITY)
            else if (total !== null) expect(total).toBeLessThan(line ?? Number.POSITIVE_INFINITY)
          }
        }
      }),
    ))

  it('is read back from its text', () =>
    fc.assert(
      fc.property(inputs(), list => {
        const text = listText(list)
        const read = readList(text)
        if (!read) throw new Error('cannot be read')
        expect(listText(read.inputs)).toBe(text)
        expect(read.outcome).toEqual(listFrom(list))
      }),
    ))

  it('has another hash with any other input', () =>
    fc.assert(
      fc.asyncProperty(inputs(), fc.nat(), fc.nat(), async (list, at, what) => {
        const all = list.positions.flatMap(({ entries: people }) => people)
        const chosen = all[at % Math.max(1, all.length)]
        fc.pre(chosen !== undefined)
        const changed = [
          { ...chosen, bonus: (chosen?.bonus ?? 0) + 1 },
          { ...chosen, out: !chosen?.out },
          { ...chosen, papers: { ...chosen?.papers, A: { marks: 1, flag: '' as const } } },
          { ...chosen, interview: { marks: 3, flag: '' as const, panel: '9' } },
          { ...chosen, skill: { marks: 10_001, flag: '' as const } },
        ][what % 5]
        const other = {
          ...list,
          positions: list.positions.map(one => ({
            ...one,
            entries: one.entries.map(person => (person === chosen ? { ...person, ...changed } : person)),
          })),
        }
        expect(await listHash(listText(other))).not.toBe(await listHash(listText(list)))
        for (const rule of [
          { ...list.rule, bonusCap: list.rule.bonusCap + 1 },
          { ...list.rule, skillShare: list.rule.skillShare + 1 },
        ]) {
          expect(await listHash(listText({ ...list, rule }))).not.toBe(await listHash(listText(list)))
        }
      }),
    ))
})

describe('its text', () => {
  it('has a hash that everybody can reckon', async () => {
    const text = listText(listOf([entry('0126010300512', 9_000), entry('0126010300513', absent)]))
    expect(text).toBe(
      [
        'exam-list\t1',
        'exam\t801',
        'kind\tshortlist',
        'rule\t5000\t5000\tplain\t0',
        'step\t4\teach\t3',
        'step\t5\tpeople\t12',
        'step\t*\teach\t2',
        'position\t0101\t1\t15000',
        'entry\t0126010300512\tin\t0\t\t\tA\t9000',
        'entry\t0126010300513\tin\t0\t\t\tA\tabsent',
        'outcome',
        'line\t0101\t9000',
        'place\t0126010300512\t9000\t-\t9000\t1\ton',
        'place\t0126010300513\t-\t-\t-\t-\toff',
        '',
      ].join('\n'),
    )
    // sha256sum of the same bytes.
    expect(await listHash(text)).toMatch(/^[0-9a-f]{64}$/)
    expect(await listHash('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  })

  it.each([
    '',
    'x',
    'exam-list\t1\nentry\ta',
    'exam-list\t1\nposition\t1\tmany\t2',
    'exam-list\t1\nwhat',
    'exam-list\t1\n%E0',
  ])('is not believed: %j', text => expect(readList(text)).toBeNull())
})

describe('what differs', () => {
  const list = listOf([entry('a', 900), entry('b', 800)])

  it('is nothing where all is as published', () => {
    expect(differencesOf(listFrom(list), listFrom(list))).toEqual([])
  })

  it('is said by ticket', () => {
    const other = listFrom(listOf([entry('a', 900), entry('b', 950)]))
    expect(differencesOf(listFrom(list), other)).toEqual([
      { code: '0101', ticket: '', published: '最低分 8.00', reckoned: '最低分 9.00' },
      { code: '0101', ticket: 'a', published: '9.00 分，第 1 名，入选', reckoned: '9.00 分，第 2 名，入选' },
      { code: '0101', ticket: 'b', published: '8.00 分，第 2 名，入选', reckoned: '9.50 分，第 1 名，入选' },
    ])
  })
})
