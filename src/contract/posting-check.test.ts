import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptyDraft, type JobDraft, jobPosting } from './job-posting.ts'
import { checkPosting, isObstacle, obstaclesOf, sentenceOf, wordingsOf } from './posting-check.ts'

const TODAY = '2026-11-22'

const clean: JobDraft = {
  ...emptyDraft(),
  title: '主办会计',
  category: '30101',
  nature: '1',
  headcount: 2,
  wageMin: 5000,
  wageMax: 8000,
  wageMonths: 13,
  contractTerm: '4',
  probation: '3',
  education: '70',
  experience: '5',
  city: '360700',
  district: '360702',
  address: '红旗大道 1 号',
  workingHours: '8:30-17:30，双休',
  welfare: ['1'],
  duties: '负责账务处理与纳税申报，编制月度报表。',
  requirements: '中级职称优先。',
  urgent: false,
  forGraduates: false,
  expiresOn: '2027-01-31',
}

const rulesIn = (requirements: string) => checkPosting({ ...clean, requirements }, TODAY).map(({ rule }) => rule)

describe('wording', () => {
  test.each([
    ['限男性，能搬运货物', 'sex'],
    ['女士优先', 'sex'],
    ['只招女生', 'sex'],
    ['性别：男', 'sex'],
    ['限 男 性', 'sex'],
    ['仅限女性，35岁以下', 'sex'],
    ['要求男性', 'sex'],
    ['男优先', 'sex'],
    ['招女工', 'sex'],
    ['女，35岁以下', 'sex'],
    ['已婚已育优先', 'marriage'],
    ['单身优先', 'marriage'],
    ['入职两年内不得怀孕', 'marriage'],
    ['汉族优先', 'ethnic'],
    ['无宗教信仰', 'faith'],
    ['残疾人勿扰', 'disability'],
    ['须提供乙肝两对半报告', 'carrier'],
    ['ＨＢｓＡｇ阴性', 'carrier'],
    ['河南人除外', 'origin'],
    ['限本地户口', 'origin'],
    ['非农户口', 'origin'],
    ['本地人优先', 'origin-preferred'],
    ['入职缴纳押金 500 元', 'fee'],
    ['需交培训费', 'fee'],
    ['上交身份证原件', 'fee'],
    ['可办理培训贷', 'training-loan'],
    ['保录取，有内部名额', 'guaranteed'],
    ['有意加微信：ganpo2026', 'contact'],
    ['电话 13800138000', 'contact'],
    ['月入过万不是梦', 'hype'],
    ['年龄 18-35 岁', 'age'],
    ['35岁以内', 'age'],
    ['24-35岁', 'age'],
    ['四十五周岁以下', 'age'],
    ['身高 165 以上', 'looks'],
    ['985、211 优先', 'schooling'],
    ['完成领导交办的其他工作', 'vague'],
  ])('%s is found as %s', (words, rule) => {
    expect(rulesIn(words)).toContain(rule)
  })

  test.each([
    '性别不限，男女不限',
    '不限男女',
    '关爱女职工，设母婴室',
    '男女比例均衡的团队',
    '矿山井下作业，限男性',
    '退役军人、残疾人优先',
    '少数民族同胞请注明饮食习惯',
    '不收押金，体检费由单位承担',
    '负责投标保证金的收退',
    '年满 18 周岁，不限年龄',
    '按《机动车驾驶证申领和使用规定》，大型客车驾驶员年龄 22-60 岁',
    '统招男女学员均可，招生咨询',
    '服务 3-6 岁儿童',
    '熟悉 C++、.NET、微信小程序开发',
    '持健康证',
    '在江西工作三年以上',
  ])('%s is in order', words => {
    expect(rulesIn(words)).toEqual([])
  })

  test('a finding names its place to the sign, also behind rare characters and in full width', () => {
    const duties = '𠮷祥门店收银，\n限女性，ＱＱ：１２３４５６７'
    for (const { quote, start } of checkPosting({ ...clean, duties }, TODAY))
      expect(duties.slice(start, start + quote.length)).toBe(quote)
    expect(checkPosting({ ...clean, duties }, TODAY).map(({ quote }) => quote)).toEqual([
      '限女性',
      'ＱＱ：１２３４５６７',
    ])
  })

  test('whatever is typed is read, and every place holds what is quoted', () => {
    const words = fc.stringMatching(/^[限男女性优先只招不已婚育0-9岁年龄微信押金\n 　，]{0,60}$/)
    fc.assert(
      fc.property(fc.oneof(words, fc.string({ unit: 'binary' })), duties => {
        for (const { quote, start } of wordingsOf('duties', duties)) {
          expect(quote).not.toBe('')
          expect(duties.slice(start, start + quote.length)).toBe(quote)
        }
      }),
    )
  })

  test('6,000 characters are read in no time to speak of', () => {
    const duties = '年龄身高限只招不限加微信月入培训贷款缴纳押金'.repeat(272)
    // Time of the processor: what else the machine has to do does not count.
    const began = process.cpuUsage()
    checkPosting({ ...clean, duties, requirements: duties }, TODAY)
    expect(process.cpuUsage(began).user / 1_000).toBeLessThan(1_000)
  })
})

describe('pay and probation', () => {
  test('pay has to be named', () => {
    expect(obstaclesOf({ ...clean, wageMin: null, wageMax: null }, TODAY)).toEqual({
      wageMin: '请写明基本薪资，不能只写面议',
    })
  })

  test('pay the wrong way round is said with everything else, not after it', () => {
    expect(obstaclesOf({ ...clean, title: '', duties: '限女性', wageMin: 8000, wageMax: 5000 }, TODAY)).toEqual({
      duties: expect.stringContaining('限女性'),
      wageMax: '最高月薪不能低于最低月薪',
    })
  })

  test('full-time pay is not below the lowest wage of the province', () => {
    expect(obstaclesOf({ ...clean, wageMin: 1_739 }, TODAY)).toHaveProperty('wageMin')
    expect(obstaclesOf({ ...clean, wageMin: 1_740 }, TODAY)).toEqual({})
    expect(obstaclesOf({ ...clean, nature: '2', wageMin: 900 }, TODAY)).toEqual({})
  })

  test.each([
    ['1', 0],
    ['2', 1],
    ['3', 2],
    ['4', 6],
    ['5', 6],
    ['6', 0],
    ['7', 0],
    ['8', 0],
  ])('a contract of kind %s allows %d months of probation', (contractTerm, longest) => {
    const allowed = Array.from({ length: 7 }, (_, months) => String(months)).filter(
      probation => !('probation' in obstaclesOf({ ...clean, contractTerm, probation }, TODAY)),
    )
    expect(allowed).toEqual(Array.from({ length: longest + 1 }, (_, months) => String(months)))
  })
})

test('the worst comes first, and advice keeps nobody from publishing', () => {
  const draft = { ...clean, title: '形象好的前台', duties: '限女性，本地人优先' }
  const found = checkPosting(draft, TODAY)
  expect(found.map(({ level }) => level)).toEqual(['block', 'fix', 'advice'])
  expect(found.filter(isObstacle)).toHaveLength(2)
  expect(obstaclesOf(draft, TODAY)).toEqual({ duties: '不得以性别为条件，也不得写某一性别优先：“限女性”' })
  expect(found.map(sentenceOf).at(-1)).toContain('形象好')
})

test.each(['仅限女性', '35岁以下', '只招本地人', '未婚未育'])(
  '%s keeps a posting from being published, in any text',
  words => {
    for (const field of ['title', 'workingHours', 'address', 'duties', 'requirements'] as const)
      expect(obstaclesOf({ ...clean, [field]: words }, TODAY)).toHaveProperty(field)
  },
)

describe('elements that every posting must have', () => {
  const found = (changes: Partial<JobDraft>) =>
    checkPosting({ ...clean, ...changes }, TODAY).map(({ rule, field, level }) => [rule, field, level])

  test.each<[Partial<JobDraft>, string, keyof JobDraft]>([
    [{ headcount: null }, 'headcount', 'headcount'],
    [{ city: '', district: '' }, 'work-place', 'city'],
    [{ district: '' }, 'work-place', 'district'],
    [{ address: ' ' }, 'work-place', 'address'],
    [{ expiresOn: '' }, 'validity', 'expiresOn'],
    [{ expiresOn: TODAY }, 'validity', 'expiresOn'],
    [{ expiresOn: '2027-05-22' }, 'validity', 'expiresOn'],
    [{ duties: '\n' }, 'duties', 'duties'],
    [{ requirements: '' }, 'conditions', 'requirements'],
    [{ wageMin: null, wageMax: null }, 'basic-pay', 'wageMin'],
  ])('%j is found as %s at %s, to be put right', (changes, rule, field) => {
    expect(found(changes)).toEqual([[rule, field, 'fix']])
  })

  test.each(['2026-11-23', '2027-05-21'])('it may stand until %s', expiresOn => {
    expect(found({ expiresOn })).toEqual([])
  })

  test('each names its rule and a suggestion, in other words than the field does', () => {
    const said = checkPosting(emptyDraft(), TODAY)
    expect(said.map(({ rule }) => rule)).toEqual([
      'headcount',
      'work-place',
      'validity',
      'duties',
      'conditions',
      'basic-pay',
    ])
    expect(said.filter(({ because, instead }) => !because.includes('60号') || instead === '')).toEqual([])
    const atFields =
      jobPosting()
        .safeParse(emptyDraft())
        .error?.issues.map(({ message }) => message) ?? []
    expect(atFields.length).toBeGreaterThan(said.length)
    expect(said.filter(({ says }) => atFields.includes(says))).toEqual([])
    // Nor does it take the place of what the field says.
    expect(Object.keys(obstaclesOf(emptyDraft(), TODAY))).toEqual(['wageMin'])
  })
})

test('a posting in order has no findings', () => {
  expect(checkPosting(clean, TODAY)).toEqual([])
})
