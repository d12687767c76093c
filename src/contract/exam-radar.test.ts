import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Candidate, type ExamCondition, serviceKinds, type Verdict } from './exam-conditions.ts'
import { judge, judgeAll } from './exam-radar.ts'
import { educationList } from './reference/education.ts'
import { commonMajors, majorCodeOf, majorNameOf } from './reference/major-codes.ts'

const nobody: Candidate = {
  birthday: '',
  sex: '',
  education: '',
  degree: '',
  majorCode: '',
  majorName: '',
  graduateYear: null,
  politics: '',
  workYears: null,
  certificates: [],
  services: [],
  household: '',
}

/** What stands behind a kind of condition: all its own. */
type Asked = ExamCondition extends infer One ? (One extends ExamCondition ? Omit<One, 'quote' | 'hard'> : never) : never

const asking = (asked: Asked, hard = true) => ({ ...asked, quote: '公告原文', hard }) as ExamCondition

/** One letter for each verdict: 符 fits, 不 fails, 核 unsure. */
const letters: Readonly<Record<string, Verdict>> = { 符: 'fits', 不: 'fails', 核: 'unsure' }

/**
 * Each line is one condition and what becomes of it against each candidate of the head.
 */
interface Table {
  readonly of: readonly (readonly [name: string, said: Partial<Candidate>])[]
  readonly lines: readonly (readonly [name: string, asked: Asked, verdicts: string])[]
}

const major = (...prefixes: string[]): Asked => ({ kind: 'major', prefixes })
const codes = (...given: string[]) =>
  given.map(code => [code, { majorCode: code, majorName: majorNameOf(code) }] as const)

const majors: Table = {
  of: [
    ...codes('030101K', '030102T', '0301', '080901', '080902', '0809', '120203K', '120207', '0502', '050101'),
    ['未写', {}],
    ['只有名称', { majorName: '影视法学' }],
  ],
  lines: [
    ['不限', major(), '符符符符符符符符符符符符'],
    ['法学门类 03', major('03'), '符符符不不不不不不不核核'],
    ['法学类 0301', major('0301'), '符符符不不不不不不不核核'],
    ['法学 030101K', major('030101K'), '符不核不不不不不不不核核'],
    ['知识产权 030102T', major('030102T'), '不符核不不不不不不不核核'],
    ['计算机类 0809', major('0809'), '不不不符符符不不不不核核'],
    ['计算机科学与技术', major('080901'), '不不不符不核不不不不核核'],
    ['软件或法学类', major('080902', '0301'), '符符符不符核不不不不核核'],
    ['工商管理类 1202', major('1202'), '不不不不不不符符不不核核'],
    ['会计学', major('120203K'), '不不不不不不符不不不核核'],
    ['会计、审计', major('120203K', '120207'), '不不不不不不符符不不核核'],
    ['管理学门类 12', major('12'), '不不不不不不符符不不核核'],
    ['中国语言文学类', major('0501'), '不不不不不不不不不符核核'],
    ['文学门类 05', major('05'), '不不不不不不不不符符核核'],
    ['工学或文学', major('08', '05'), '不不不符符符不不符符核核'],
  ],
}

const education = (...anyOf: string[]): Asked => ({ kind: 'education', anyOf })
const educations: Table = {
  of: [...educationList.map(({ value, label }) => [label, { education: value }] as const), ['未写', {}]],
  // 小学 初中 高中 中专 职高 大专 本科 研究生 其他 未写
  lines: [
    ['中专及以上', education('67', '68', '69', '70', '636'), '不不不符符符符符核核'],
    ['大专及以上', education('69', '70', '636'), '不不不不不符符符核核'],
    ['本科及以上', education('70', '636'), '不不不不不不符符核核'],
    ['仅限本科', education('70'), '不不不不不不符不核核'],
    ['研究生', education('636'), '不不不不不不不符核核'],
  ],
}

const degree = (...anyOf: string[]): Asked => ({ kind: 'degree', anyOf })
const degrees: Table = {
  of: [
    ['学士', { education: '70', degree: '0' }],
    ['硕士', { education: '636', degree: '1' }],
    ['博士', { education: '636', degree: '2' }],
    ['其他', { education: '70', degree: '3' }],
    ['本科未写学位', { education: '70' }],
    ['研究生未写学位', { education: '636' }],
    ['大专', { education: '69' }],
    ['高中', { education: '66' }],
    ['其他学历', { education: '11' }],
    ['都未写', {}],
  ],
  lines: [
    ['学士及以上', degree('0', '1', '2'), '符符符核核核不不核核'],
    ['硕士及以上', degree('1', '2'), '不符符核核核不不核核'],
    ['博士', degree('2'), '不不符核核核不不核核'],
    ['仅限学士', degree('0'), '符不不核核核不不核核'],
  ],
}

const born = (bornFrom: string): Asked => ({ kind: 'age', bornFrom })
const birthdays = ['1979-12-31', '1985-11-20', '1985-11-21', '1990-11-20', '1990-11-21', '1990-11-22', '2004-02-29']
const ages: Table = {
  of: [
    ...birthdays.map(birthday => [birthday, { birthday }] as const),
    ['未写', {}],
    ['只有年份', { birthday: '1990' }],
  ],
  lines: [
    ['30 周岁', born('1995-11-21'), '不不不不不不符核核'],
    ['35 周岁', born('1990-11-21'), '不不不不符符符核核'],
    ['40 周岁', born('1985-11-21'), '不不符符符符符核核'],
    ['45 周岁', born('1980-11-21'), '不符符符符符符核核'],
    ['闰日', born('2004-02-29'), '不不不不不不符核核'],
  ],
}

const graduated = (...years: number[]): Asked => ({ kind: 'graduate', years })
const graduates: Table = {
  of: [...[2019, 2023, 2024, 2025, 2026, 2027].map(year => [`${year}`, { graduateYear: year }] as const), ['未写', {}]],
  lines: [
    ['应届', graduated(2026), '不不不不符不核'],
    ['近两年', graduated(2025, 2026), '不不不符符不核'],
    ['近三年', graduated(2024, 2025, 2026), '不不符符符不核'],
    ['下一年', graduated(2027), '不不不不不符核'],
    ['往届', graduated(2019, 2023), '符符不不不不核'],
  ],
}

const politics: Table = {
  of: [
    ...(['2', '3', '1', '0', '4'] as const).map(value => [value, { politics: value }] as const),
    ['未写', {}],
    ['旧值', { politics: '99' }],
  ],
  lines: [
    ['党员（含预备）', { kind: 'politics', anyOf: ['2', '3'] }, '符符不不不核核'],
    ['党员', { kind: 'politics', anyOf: ['2'] }, '符不不不不核核'],
    ['党员或团员', { kind: 'politics', anyOf: ['2', '3', '1'] }, '符符符不不核核'],
  ],
}

const worked = (years: number): Asked => ({ kind: 'experience', years })
const experiences: Table = {
  of: [...[0, 1, 2, 3, 5, 10].map(years => [`${years} 年`, { workYears: years }] as const), ['未写', {}]],
  lines: [
    ['1 年', worked(1), '不符符符符符核'],
    ['2 年', worked(2), '不不符符符符核'],
    ['3 年', worked(3), '不不不符符符核'],
    ['5 年', worked(5), '不不不不符符核'],
    ['8 年', worked(8), '不不不不不符核'],
  ],
}

const holding = (name: string): Asked => ({ kind: 'certificate', name })
const held = (...certificates: string[]) => [certificates.join('、'), { certificates }] as const
const certificates: Table = {
  of: [
    held('法律职业资格证书'),
    held('法律职业资格'),
    held('法律职业资格证书（A 类）'),
    held('护士执业证书'),
    held('C1 驾驶证', '护士执业证'),
    held('中级会计专业技术资格'),
    held('语文学科教师资格证书'),
    held('教师资格证'),
    held(),
    held(' '),
  ],
  lines: [
    ['法律', holding('法律职业资格证书'), '符符核核核核核核核核'],
    ['护士', holding('护士执业证书'), '核核核符符核核核核核'],
    ['会计', holding('中级会计专业技术资格证书'), '核核核核核符核核核核'],
    ['语文教师', holding('语文学科教师资格证书'), '核核核核核核符核核核'],
    ['教师', holding('教师资格证书'), '核核核核核核核符核核'],
  ],
}

const served = (...anyOf: string[]): Asked => ({ kind: 'service', anyOf })
const services: Table = {
  of: [
    ...serviceKinds.map(({ value, label }) => [label, { services: [value] }] as const),
    ['两项', { services: ['west', 'soldier'] }],
    ['没有', {}],
  ],
  lines: [
    ['三支一扶', served('three'), '符核核核核核核'],
    ['四类', served('three', 'west', 'village', 'post'), '符符符符核符核'],
    ['退役士兵', served('soldier'), '核核核核符符核'],
  ],
}

const living = (...regions: string[]): Asked => ({ kind: 'household', regions })
const households: Table = {
  of: [
    ...(['360102', '360121', '360100', '360702', '360000', '430100'] as const).map(
      household => [household, { household }] as const,
    ),
    ['未写', {}],
  ],
  lines: [
    ['全省', living('360000'), '符符符符符不核'],
    ['南昌市', living('360100'), '符符符不核不核'],
    ['南昌市前四位', living('3601'), '符符符不核不核'],
    ['南昌县', living('360121'), '不符核不核不核'],
    ['赣州或南昌县', living('3607', '360121'), '不符核符核不核'],
  ],
}

const sexes: Table = {
  of: [
    ['男', { sex: '1' }],
    ['女', { sex: '2' }],
    ['未写', {}],
  ],
  lines: [
    ['男', { kind: 'sex', value: '1' }, '符不核'],
    ['女', { kind: 'sex', value: '2' }, '不符核'],
    ['其他条件', { kind: 'other' }, '核核核'],
  ],
}

const tables = {
  ...{ majors, educations, degrees, ages, graduates, politics, experiences, certificates, services, households, sexes },
}

const pairs = Object.entries(tables).flatMap(([table, { of, lines }]) =>
  lines.flatMap(([asked, condition, verdicts]) =>
    of.map(([said, candidate], at) => ({ table, asked, condition, said, candidate, letter: verdicts[at] ?? '' })),
  ),
)

test('more than three hundred pairs are judged, none without a verdict', () => {
  expect(pairs.length).toBeGreaterThanOrEqual(300)
  for (const { of, lines } of Object.values(tables)) {
    for (const [asked, , verdicts] of lines) expect([asked, [...verdicts].length]).toEqual([asked, of.length])
  }
})

describe.each(Object.keys(tables))('%s', name => {
  test.each(pairs.filter(({ table }) => table === name))(
    '$asked：$said → $letter',
    ({ condition, candidate, letter }) => {
      const asked = asking(condition)
      const judged = judge(asked, { ...nobody, ...candidate })
      expect(judged.verdict).toBe(letters[letter])
      expect(judged).toMatchObject({ kind: condition.kind, quote: '公告原文', hard: true })
      // Whoever does not fit hears why, and whoever does has nothing to do.
      expect(judged.advice === '').toBe(judged.verdict === 'fits')
    },
  )
})

const conditions = fc.constantFrom(...pairs.map(({ condition }) => condition))
const candidates = fc
  .array(fc.constantFrom(...pairs.map(({ candidate }) => candidate)), { maxLength: 8 })
  .map((said): Candidate => Object.assign({}, nobody, ...said))

test('only what is hard stops somebody, and the hardest verdict is the whole one', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(conditions, fc.boolean()), { maxLength: 8 }), candidates, (asked, candidate) => {
      const all = asked.map(([condition, hard]) => asking(condition, hard))
      const { verdict, list } = judgeAll(all, candidate)
      const hard = list.filter(one => one.hard).map(one => one.verdict)
      expect(list).toHaveLength(all.length)
      expect(verdict).toBe(hard.includes('fails') ? 'fails' : hard.includes('unsure') ? 'unsure' : 'fits')
      expect(judgeAll(all.toReversed(), candidate).verdict).toBe(verdict)
    }),
  )
})

test('nobody who has said nothing fails, and one more condition makes nobody fit better', () => {
  fc.assert(
    fc.property(fc.array(conditions, { maxLength: 6 }), conditions, candidates, (asked, further, candidate) => {
      const all = asked.map(condition => asking(condition))
      expect(judgeAll(all, nobody).verdict).not.toBe('fails')
      const rank = { fits: 0, unsure: 1, fails: 2 }
      const before = judgeAll(all, candidate).verdict
      expect(rank[judgeAll([...all, asking(further)], candidate).verdict]).toBeGreaterThanOrEqual(rank[before])
    }),
  )
})

test('a class of majors takes each of its majors, and no code that only begins alike elsewhere', () => {
  fc.assert(
    fc.property(fc.constantFrom(...commonMajors), fc.constantFrom(...commonMajors), ([code, name], [other]) => {
      const candidate = { ...nobody, majorCode: code, majorName: name }
      expect(judge(asking(major(code.slice(0, 4))), candidate).verdict).toBe('fits')
      expect(judge(asking(major(code)), candidate).verdict).toBe('fits')
      const expected = code.slice(0, 4) === other.slice(0, 4) ? 'fits' : 'fails'
      expect(judge(asking(major(other.slice(0, 4))), candidate).verdict).toBe(expected)
    }),
  )
})

test('where the major of another course of studies does, nobody fails: with which they register is theirs to say', () => {
  const lawyer = { ...nobody, majorCode: '120203K', majorName: '会计学', otherMajors: ['030101K', '0502'] }
  expect(judge(asking(major('0301')), lawyer)).toMatchObject({ verdict: 'unsure', yours: '会计学 120203K' })
  expect(judge(asking(major('0809')), lawyer).verdict).toBe('fails')
  expect(judge(asking(major('1202')), lawyer).verdict).toBe('fits')
})

test('majors are known by the names that people write', () => {
  expect(majorCodeOf('会计学（注册会计师方向）')).toBe('120203K')
  expect(majorCodeOf('会计学 专业')).toBe('120203K')
  expect(majorCodeOf('计算机类')).toBe('0809')
  expect(majorCodeOf('炼金术')).toBe('')
  expect(majorNameOf('030101K')).toBe('法学')
  for (const [code, name] of commonMajors) {
    expect(majorCodeOf(name)).toBe(code)
    expect([code, majorNameOf(code.slice(0, 4))]).not.toContain('')
  }
})

test('says what somebody has in words', () => {
  const person: Candidate = {
    ...nobody,
    education: '70',
    majorCode: '030101K',
    majorName: '法学',
    graduateYear: 2025,
    workYears: 0,
    household: '360102',
    services: ['west'],
  }
  const yours = (asked: Asked) => judge(asking(asked), person).yours
  expect(yours(education('70'))).toBe('本科')
  expect(yours(major('0301'))).toBe('法学 030101K')
  expect(yours(graduated(2025))).toBe('2025 年毕业')
  expect(yours(worked(2))).toBe('没有工作经历')
  expect(yours(living('3601'))).toBe('东湖区')
  expect(yours(served('three'))).toBe('西部计划志愿者')
  expect(yours(born('1990-01-01'))).toBe('')
})
