import { fairKinds } from './fair-kinds.ts'
import { type AnswersTo, type FinishedAnswersTo, type FormSection, questionsOf } from './form/question.ts'
import { finishedRules } from './form/rules.ts'

/** Where fairs are held, by code of GB/T 2260: the whole province, which is on line, or one of its cities. */
const fairCities = [
  { value: '360100', label: '南昌市' },
  { value: '360200', label: '景德镇市' },
  { value: '360300', label: '萍乡市' },
  { value: '360400', label: '九江市' },
  { value: '360500', label: '新余市' },
  { value: '360600', label: '鹰潭市' },
  { value: '360700', label: '赣州市' },
  { value: '360800', label: '吉安市' },
  { value: '360900', label: '宜春市' },
  { value: '361000', label: '抚州市' },
  { value: '361100', label: '上饶市' },
  { value: '360000', label: '全省' },
] as const

const onSite = { question: 'kind', anyOf: ['1', '3', '4'] } as const

/** What a fair is made of. Amounts are whole yuan here, and fen where they are kept. */
export const fairForm = [
  {
    name: 'what',
    title: '招聘会',
    questions: [
      { name: 'kind', label: '形式', kind: 'select', options: fairKinds, required: true, width: 'half' },
      { name: 'title', label: '名称', kind: 'text', max: 60, required: true },
      { name: 'summary', label: '一句话介绍', kind: 'area', max: 200, rows: 2, required: true },
      { name: 'notice', label: '公告正文', kind: 'area', max: 4_000, rows: 10, hint: '空一行另起一段' },
      { name: 'organiser', label: '主办单位', kind: 'text', max: 60, required: true, width: 'half' },
      { name: 'phone', label: '咨询电话', kind: 'text', max: 24, format: 'phone', required: true, width: 'half' },
    ],
  },
  {
    name: 'place',
    title: '地点',
    questions: [
      { name: 'city', label: '城市', kind: 'select', options: fairCities, required: true, width: 'half' },
      { name: 'district', label: '区县', kind: 'district', city: 'city', width: 'half' },
      { name: 'venue', label: '场馆', kind: 'text', max: 60, required: true, when: onSite },
      { name: 'address', label: '地址', kind: 'text', max: 80, required: true, when: onSite },
      { name: 'transit', label: '交通', kind: 'area', max: 200, rows: 2, when: onSite },
      {
        name: 'capacity',
        label: '最多容纳',
        kind: 'number',
        min: 1,
        max: 500_000,
        unit: '人',
        required: true,
        width: 'half',
      },
      {
        name: 'boothFee',
        label: '标准展位费',
        kind: 'number',
        min: 0,
        max: 100_000,
        unit: '元',
        hint: '0 为免费',
        required: true,
        initial: 0,
        width: 'half',
      },
    ],
  },
  {
    name: 'day',
    title: '举行时间',
    questions: [
      { name: 'day', label: '日期', kind: 'day', required: true, width: 'half' },
      {
        name: 'days',
        label: '共几天',
        kind: 'number',
        min: 1,
        max: 60,
        unit: '天',
        required: true,
        initial: 1,
        width: 'half',
      },
      {
        name: 'opens',
        label: '每天开始',
        kind: 'text',
        max: 5,
        hint: '例如 09:00',
        required: true,
        initial: '09:00',
        width: 'half',
      },
      {
        name: 'closes',
        label: '每天结束',
        kind: 'text',
        max: 5,
        hint: '例如 12:00',
        required: true,
        initial: '12:00',
        width: 'half',
      },
    ],
  },
  {
    name: 'windows',
    title: '报名和预约',
    hint: '开始的都从当天 9:00 起，截止的都到当天 17:00；求职者预约到结束前 30 分钟。',
    questions: [
      { name: 'publishOn', label: '公开日期', kind: 'day', required: true, width: 'half' },
      { name: 'registerFrom', label: '求职者开始预约', kind: 'day', required: true, width: 'half' },
      { name: 'applyFrom', label: '单位报名开始', kind: 'day', required: true, width: 'half' },
      { name: 'applyUntil', label: '单位报名截止', kind: 'day', required: true, width: 'half' },
      { name: 'bookFrom', label: '开始选展位', kind: 'day', required: true, width: 'half' },
      { name: 'bookUntil', label: '选展位截止', kind: 'day', required: true, width: 'half' },
    ],
  },
] as const satisfies readonly FormSection[]

export const fairQuestions = questionsOf(fairForm)
export type FairAnswers = AnswersTo<typeof fairQuestions>
export type FinishedFairAnswers = FinishedAnswersTo<typeof fairQuestions>

/** What a fair's form has to say, but for what its moments have to do with each other (fair-form-moments.ts). */
/* @__NO_SIDE_EFFECTS__ */
export const fairAnswers = () => finishedRules(fairQuestions)
