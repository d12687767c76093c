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

  describe.each([
    {
      rule: 'sex',
      found: [
        '无井下作业，限男性',
        '井下作业设备的文员，只招男性',
        '井下作业，限女性',
        '不限男女，女孩子优先',
        '优先录用男性',
      ],
      fine: ['井下作业人员，限男性', '第四级体力劳动强度，仅限男性', '招男性、女性均可', '不限男性、女性'],
    },
    {
      rule: 'marriage',
      found: ['已婚、未婚均可，已育优先', '三年内无生育计划', '婚育状况：已育', '婚姻不限，限未育'],
      fine: ['已婚已育、未婚未育均可', '有无生育计划均可', '不问婚育状况'],
    },
    {
      rule: 'ethnic',
      found: ['民族不限，汉族人优先', '维吾尔族人员勿扰', '只招汉族'],
      fine: ['民族不限', '会说维吾尔族语言', '欢迎彝族、藏族同胞'],
    },
    {
      rule: 'faith',
      found: ['信仰自由，不信教', '宗教信仰：无', '有无宗教信仰均可，无信仰优先'],
      fine: ['有无宗教信仰均可', '尊重员工的宗教信仰'],
    },
    {
      rule: 'disability',
      found: ['残疾人优先，残障人士勿扰', '谢绝残障', '四肢健全，能倒班'],
      fine: ['有无残疾均可', '负责残疾人康复训练'],
    },
    {
      rule: 'carrier',
      found: [
        '不要乙肝携带者',
        '不提供乙肝两对半报告的不录用',
        '不查乙肝，大三阳勿扰',
        '体检合格，不含乙肝携带者',
        '表面抗原阴性',
      ],
      fine: [
        '入职体检不查乙肝',
        '不得要求提供乙肝检测报告',
        '体检不含乙肝项目',
        '乙肝疫苗研发',
        '不以乙肝为由拒绝录用',
      ],
    },
    {
      rule: 'origin',
      found: ['户籍不限，只招江西人', '不限外地户口，限本地户口', '非本地户籍不予考虑', '户口要求：南昌', '需本地户口'],
      fine: ['不要求本地户口', '不限本地户籍', '外地人不要担心住宿', '负责引进本地人才', '只限本地人才市场现场报名'],
    },
    {
      rule: 'origin-preferred',
      found: ['户籍不限，江西籍优先', '优先录用本地人'],
      fine: ['优先引进本地人才项目', '熟悉本地市场的优先', '有本地人脉优先', '按本地优先派单'],
    },
    {
      rule: 'zodiac',
      found: ['属虎的勿扰', '不要处女座', '生肖要求龙、马', '星座不限，狮子座优先'],
      fine: ['星座不限', '十二生肖文创产品设计', '在金牛座写字楼上班'],
    },
    {
      rule: 'fee',
      found: [
        '无需经验，入职缴纳押金500元',
        '不得无故离职，押金不退',
        '不收培训费、押金 500 元',
        '公司承担食宿，缴纳服装费',
        '不交押金者不予录用',
        '离职时退还保证金',
        '体检费自理，不得拖延',
        '不得以权谋私 入职交押金',
        '单位不承担体检费',
      ],
      fine: [
        '无需缴纳任何押金、服装费',
        '不得以任何名义收取培训费',
        '不向求职者收取报名费和资料费',
        '无押金，包食宿',
        '公司承担全部培训费',
        '负责办理入住，收取客人押金',
        '不扣押身份证',
      ],
    },
    {
      rule: 'training-loan',
      found: ['不办理培训贷者不予录用', '没有招转培，学费可分期', '培训费可申请贷款'],
      fine: ['绝无招转培、培训贷', '不涉及培训贷', '负责信贷产品与贷款培训课件'],
    },
    {
      rule: 'guaranteed',
      found: ['确保录取，包录用', '承诺入编', '负责渠道，有内部名额'],
      fine: ['确保录入数据准确', '确保录音清晰', '面包过筛、打包过程检查', '负责维护内部渠道'],
    },
    {
      rule: 'contact',
      found: [
        '138 0013 8000',
        '138-0013-8000',
        '138.0013.8000',
        '1380 013 8000',
        '1 3 8 0 0 1 3 8 0 0 0',
        '１３８００１３８０００',
        '一三八零零一三八零零零',
        '0797-8123456',
        '微信号是 ganpo_hr',
        '微信 ganpo2026',
        'VX：ganpo-hr',
        'v: ganpohr',
        '薇信：ganpohr',
        '电话微信同号',
        '请添加微信',
        'www.ganpo-hr.com',
      ],
      fine: [
        '月薪 15000-18000 元',
        '年薪 150000-180000 元',
        '信用代码 91360100MA35K8XY3Q',
        '2026-11-22 至 2027-01-31',
        '参加群众文化活动',
        '增加微信公众号粉丝',
        '熟悉微信 JavaScript 接口',
        '运营微信、QQ 与抖音账号',
      ],
    },
    {
      rule: 'hype',
      found: ['拒绝刷单，月入两万', '月薪轻松过万', '反诈宣传，日入千元'],
      fine: ['识别刷单行为', '打击虚假刷单', '年销售额过万的门店'],
    },
    {
      rule: 'age',
      found: [
        '年满18周岁，35岁以下',
        '35岁以下，按国家规定缴纳社保',
        '依据劳动法签合同，年龄 35 岁以下',
        '年龄不限，35 岁以下优先',
        '年满 18 周岁不超过 35 周岁',
        '年龄18周岁以上35岁以下',
        '平均年龄 28 岁，限 30 岁以下',
        '达到法定退休年龄前均可，45 岁封顶',
        '1990 年以后出生',
        '按《劳动合同法》缴纳社保，35 岁以下',
      ],
      fine: [
        '年龄 18 周岁以上',
        '年龄须年满 18 周岁',
        '平均年龄28岁左右的团队',
        '未达法定退休年龄（男 60 岁以下，女 50 岁以下）',
        '22-60 岁，依据《机动车驾驶证申领和使用规定》',
        '照护 60-80 岁老人',
        '每天 18:00后不排班',
      ],
    },
    {
      rule: 'looks',
      found: ['形象不限，相貌端正', '1米65以上'],
      fine: ['维护品牌形象良好', '记录儿童的身高 2 次'],
    },
    {
      rule: 'schooling',
      found: ['不限专业，985毕业', '非全日制勿扰', '名校优先'],
      fine: ['不看第一学历', '学历不限', '211 国道沿线巡查'],
    },
    {
      rule: 'vague',
      found: ['上级交办的其它任务', '能接受频繁加班'],
      fine: ['不加班', '完成上级部门的检查'],
    },
  ])('$rule', ({ rule, found, fine }) => {
    test.each(found)('%s is found, whatever stands beside it', words => {
      expect(rulesIn(words)).toContain(rule)
    })

    test.each(fine)('%s is in order', words => {
      expect(rulesIn(words)).not.toContain(rule)
    })
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
