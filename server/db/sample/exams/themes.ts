import { usualShortlist } from '#contract/exam-scores'
import { inChina } from '../../../china-time.ts'
import { isoOf } from '../moments.ts'
import type { ExamPlan } from './plan.ts'

/** What a sentence states beside its words. */
interface Stated {
  /** Lists are made by it (server/exam-lists/rule.ts). */
  readonly list?: object
  /** Within so many days marks of a later stage may be asked about (server/exam-tickets/recheck-rule.ts). */
  readonly recheck?: { readonly interview: number }
}

interface ThemeText {
  readonly id: number
  readonly kind: 'institution' | 'support' | 'teacher'
  readonly title: (now: number) => string
  readonly summary: string
  readonly organiser: string
  readonly phone: string
  readonly rules: readonly (readonly [title: string, words: string, states?: Stated])[]
}

const yearOf = (now: number) => Number(inChina(now, 'YYYY'))
const isSecondHalf = (now: number) => Number(inChina(now, 'M')) > 6

const ratio = [
  '开考比例',
  '岗位招聘人数与缴费成功人数之比不低于 1:3。达不到的，核减岗位招聘人数；核减到 0 的取消岗位，报考人员可以在公布的时间内改报一次，或者全额退费。',
] as const
const fees = [
  '考试收费',
  '每人每科 50 元。城乡低保家庭、脱贫家庭（含防止返贫监测对象）、特困人员和残疾人免收考试费，请在减免申请截止前上传证明。',
] as const
const refunds = [
  '退费规则',
  '岗位取消且不改报的全额退费；重复缴费、逾期到账的原路退回。其他情形缴费成功后不退费，也不能再修改报名信息和岗位。',
] as const
const ties = [
  '末位同分',
  '岗位招聘 4 人及以下的按 1:3、5 人的按 12 人、6 人及以上的按 1:2，从高分到低分确定面试人选，最后一名有同分的，一并进入面试。',
  { list: { shortlist: usualShortlist } },
] as const
const shares = [
  '成绩计算',
  '笔试两科满分各 150 分，按各占 50% 折合；笔试、面试各占总成绩的 50%。成绩保留两位小数，第三位四舍五入。',
  { list: { writtenShare: 5_000, interviewShare: 5_000 } },
] as const
const bonus = [
  '加分与定向',
  '“三支一扶”、西部计划、大学生村官、特岗教师服务期满考核合格人员和退役大学生士兵可以报考定向岗位；不重复享受加分。',
] as const
const recheck = [
  '成绩复核',
  '只受理漏评、错加分、缺考标记与实际不符和违纪标记与实际不符四类情形，不重新评阅。每科可以申请一次。',
] as const
/** Days after the one on which the marks came out. */
const INTERVIEW_RECHECK_DAYS = 5
const interviewRecheck = [
  '面试成绩复核',
  `面试成绩公布次日起 ${INTERVIEW_RECHECK_DAYS} 日内可以申请一次，只核对登分和合分，不重新评分。`,
  { recheck: { interview: INTERVIEW_RECHECK_DAYS } },
] as const
const sharesOfTeachers = [
  '成绩计算',
  '教育综合知识、学科专业知识满分各 150 分，分别占笔试成绩的 40% 和 60%；笔试、面试各占总成绩的 50%。',
] as const

const themeTexts: readonly ThemeText[] = [
  {
    id: 1,
    kind: 'institution',
    title: now => `${yearOf(now)} 年${isSecondHalf(now) ? '下' : '上'}半年江西省市县属事业单位统一公开招聘`,
    summary:
      '南昌、赣州、吉安三个设区市同步招聘，统一笔试，各市分别组织报名、资格审核和面试。每人限报一个设区市的一个岗位。',
    organiser: '江西省事业单位公开招聘工作办公室（样例）',
    phone: '0791-00012600',
    rules: [
      ratio,
      fees,
      refunds,
      [
        '诚信报名',
        '赣州市不作网上资格审核，本人对照条件承诺后即可缴费，面试前统一审核；不符合条件的取消资格，不退费。',
      ],
      ['名额限制', '吉安市考点容量有限，同时有效的报名不超过 2,000 人；占用的名额在取消报名或者逾期未缴费后释放。'],
      shares,
      ties,
      bonus,
      interviewRecheck,
    ],
  },
  {
    id: 2,
    kind: 'teacher',
    title: now =>
      `${yearOf(now) + (isSecondHalf(now) ? 1 : 0)} 年${isSecondHalf(now) ? '春季' : '秋季'}全省中小学教师招聘`,
    summary: '全省统一公告、统一笔试，岗位分布在十一个设区市，小学、初中、高中和中职学校均有需求。',
    organiser: '江西省教师招聘工作办公室（样例）',
    phone: '0791-00012602',
    rules: [
      ratio,
      fees,
      refunds,
      sharesOfTeachers,
      ties,
      [
        '教师资格',
        '须持有与岗位学段、学科相同或者高于岗位学段的教师资格证书；应届毕业生可以凭考试合格证明报考，在办理聘用前取得。',
      ],
      interviewRecheck,
    ],
  },
  {
    id: 3,
    kind: 'support',
    title: now => `${yearOf(now)} 年“三支一扶”补充招募`,
    summary: '面向高校毕业生补充招募支教、支农、支医和帮扶乡村振兴人员，服务期两年，不收取考试费。',
    organiser: '江西省“三支一扶”工作协调办公室（样例）',
    phone: '0791-00012603',
    rules: [
      ['服务期限', '服务期两年，从报到之日算起。期满考核合格的，可以报考基层事业单位定向岗位。'],
      ['考试收费', '本次招募不收取任何费用。'],
      [
        '体检人选',
        '按招募人数 1:1 从笔试高分到低分确定体检人选，最后一名有同分的，先看综合应用能力成绩，再看家庭经济困难情况。',
      ],
      [
        '待遇',
        '按服务地乡镇事业单位从高校毕业生中新聘用工作人员试用期满后的收入水平发放工作生活补贴，并参加社会保险。',
      ],
    ],
  },
  {
    id: 4,
    kind: 'institution',
    title: now => `${yearOf(now)} 年省直事业单位招聘`,
    summary: '省直部门所属事业单位招聘管理和专业技术人员，工作地点在南昌。',
    organiser: '江西省人事考试中心（样例）',
    phone: '0791-00012604',
    rules: [ratio, fees, refunds, shares, ties, recheck, interviewRecheck],
  },
  {
    id: 5,
    kind: 'institution',
    title: now => `${yearOf(now)} 年赣州市卫生健康系统招聘`,
    summary: '赣州市、县两级医院和疾控、妇幼保健机构招聘医师、护士、药剂、检验和影像人员。',
    organiser: '赣州市卫生健康系统招聘工作办公室（样例）',
    phone: '0797-00012607',
    rules: [
      ['开考比例', '医师岗位不设开考比例；其他岗位不低于 1:2，达不到的核减或者取消。'],
      fees,
      refunds,
      ['执业资格', '岗位要求的执业资格证书须在报名首日前取得；规范化住院医师培训合格证可以在聘用后两年内取得。'],
      shares,
      ties,
      interviewRecheck,
    ],
  },
  {
    id: 6,
    kind: 'institution',
    title: now => `${yearOf(now)} 年南昌市属事业单位统一招聘`,
    summary: '南昌市本级和各县区所属事业单位统一招聘，共 5,000 个岗位，笔试在 14 个考点同时进行。',
    organiser: '南昌市人事考试中心（样例）',
    phone: '0791-00012601',
    rules: [
      ratio,
      fees,
      refunds,
      shares,
      ties,
      bonus,
      ['准考证', '凭身份证和纸质准考证入场，两证缺一不可。准考证请保留到体检、考察结束。'],
      recheck,
      interviewRecheck,
    ],
  },
  {
    id: 7,
    kind: 'institution',
    title: now => `${yearOf(now)} 年九江市、上饶市事业单位招聘`,
    summary: '九江市采用纸笔考试，上饶市采用计算机化考试，两市岗位和日程分别公布。',
    organiser: '九江市、上饶市事业单位公开招聘联合办公室（样例）',
    phone: '0792-00012604',
    rules: [
      ratio,
      fees,
      refunds,
      ['机考分批', '上饶市机考分多日多场进行，各场试卷难度等值，时间和考场以准考证为准，不能调换场次。'],
      shares,
      ties,
      interviewRecheck,
    ],
  },
  {
    id: 8,
    kind: 'teacher',
    title: now => `${yearOf(now)} 年宜春市教师招聘`,
    summary: '宜春市城区和各县市区中小学教师招聘，成绩已经公布，正在受理成绩复核。',
    organiser: '宜春市教师招聘工作办公室（样例）',
    phone: '0795-00012609',
    rules: [ratio, fees, refunds, sharesOfTeachers, ties, recheck, interviewRecheck],
  },
  {
    id: 9,
    kind: 'institution',
    title: now => `${yearOf(now)} 年抚州市事业单位招聘`,
    summary: '招聘工作已经结束，拟聘用人员名单已经公示。',
    organiser: '抚州市人事考试中心（样例）',
    phone: '0794-00012610',
    rules: [
      ratio,
      fees,
      refunds,
      shares,
      ties,
      interviewRecheck,
      ['公示', '拟聘用人员名单公示七个工作日，期满后只保留岗位和人数，不再显示姓名。'],
    ],
  },
  {
    id: 91,
    kind: 'institution',
    title: () => '历年考试',
    summary: '2023—2025 年南昌市、赣州市事业单位公开招聘。准考证长期可以补打，供面试、体检和入职存档使用。',
    organiser: '江西省人事考试中心（样例）',
    phone: '0791-00012604',
    rules: [
      ['补打准考证', '凭姓名、身份证号码和验证码查询，或者登录报名时的账号直接打印，不限次数。'],
      shares,
      interviewRecheck,
    ],
  },
]

/** Recruitments with a page of their own, published with the first of their exams. */
export const sampleThemes = (now: number, plans: readonly ExamPlan[]) =>
  themeTexts.map(({ id, kind, title, summary, organiser, phone, rules }) => ({
    id,
    kind,
    title: title(now),
    summary,
    organiser,
    phone,
    rules: rules.map(([name, words, states]) => ({ title: name, words, ...states })),
    published_at: isoOf(
      Math.min(...plans.filter(({ themeId }) => themeId === id).map(({ timeline }) => timeline.publishedAt)),
    ),
    sample: true,
  }))
