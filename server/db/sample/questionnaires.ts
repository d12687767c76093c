import type { QuestionnaireDocument } from '#contract/questionnaire-document'
import type { BulkRow } from '../bulk.ts'
import { cities } from './data/places.ts'
import type { Moments } from './moments.ts'

const choices = (words: string) => words.split('|').map((label, at) => ({ value: String(at + 1), label }))

const satisfaction = choices('很满意|满意|一般|不满意|没有用过')

/** The survey of households' economy and work: invented, in the manner of a statistical sample survey. */
const document: QuestionnaireDocument = {
  intro:
    '为了改进就业服务和帮扶政策，我们想了解您的家庭经济和就业状况。共三页，约需四分钟。不需要填写姓名、身份证号码和电话，答案只用于汇总统计。',
  pages: [
    {
      title: '家庭情况',
      questions: [
        {
          id: 'age',
          kind: 'single',
          title: '您的年龄段',
          required: true,
          options: choices('16—24 岁|25—34 岁|35—44 岁|45—54 岁|55—64 岁|65 岁及以上'),
        },
        {
          id: 'city',
          kind: 'single',
          title: '您的家庭所在设区市',
          required: true,
          options: [...cities.map(({ code, name }) => ({ value: code, label: name })), { value: '0', label: '省外' }],
        },
        {
          id: 'people',
          kind: 'number',
          title: '共同生活的家庭成员有几人',
          required: true,
          min: 1,
          max: 20,
          unit: '人',
        },
        {
          id: 'earners',
          kind: 'number',
          title: '其中有工资或经营收入的有几人',
          required: true,
          min: 0,
          max: 20,
          unit: '人',
        },
        {
          id: 'sources',
          kind: 'multiple',
          title: '家庭的主要收入来源',
          hint: '最多选 3 项',
          required: true,
          most: 3,
          options: choices('工资|个体经营|务农|零工|养老金|房租、利息等|政府补助|亲友资助'),
        },
      ],
    },
    {
      title: '就业状况',
      questions: [
        {
          id: 'work',
          kind: 'single',
          title: '您目前的状况',
          required: true,
          options: choices(
            '受雇上班|个体经营或创业|灵活就业、零工|没有工作，正在找|没有工作，暂不打算找|在校学习|已退休',
          ),
        },
        {
          id: 'pay',
          kind: 'single',
          title: '您近三个月的月均收入',
          required: true,
          options: choices('2,000 元以下|2,000—3,999 元|4,000—5,999 元|6,000—7,999 元|8,000 元及以上|不便回答'),
          showIf: { question: 'work', anyOf: ['1', '2', '3'] },
        },
        {
          id: 'insured',
          kind: 'single',
          title: '您是否缴纳职工养老保险',
          required: true,
          options: choices('由单位缴纳|自己缴纳|没有缴纳|不清楚'),
          showIf: { question: 'work', anyOf: ['2', '3'] },
        },
        {
          id: 'searching',
          kind: 'single',
          title: '您找工作多久了',
          required: true,
          options: choices('不到 1 个月|1—3 个月|3—6 个月|半年以上'),
          showIf: { question: 'work', anyOf: ['4'] },
        },
        {
          id: 'difficulty',
          kind: 'multiple',
          title: '找工作遇到的主要困难',
          hint: '最多选 3 项',
          required: true,
          most: 3,
          options: choices('合适的岗位少|工资达不到期望|年龄限制|技能不足|要照顾家人|缺少信息|身体原因'),
          showIf: { question: 'work', anyOf: ['4'] },
        },
        {
          id: 'condition',
          kind: 'text',
          title: '什么条件下您会考虑工作',
          required: false,
          most: 100,
          showIf: { question: 'work', anyOf: ['5'] },
        },
      ],
    },
    {
      title: '服务评价',
      questions: [
        {
          id: 'services',
          kind: 'matrix',
          title: '您对以下服务是否满意',
          required: true,
          rows: choices('招聘信息|线下招聘会|技能培训|补贴申领'),
          columns: satisfaction,
        },
        {
          id: 'overall',
          kind: 'rating',
          title: '总的来说，您给就业服务打几分',
          required: true,
          words: ['很差', '较差', '一般', '较好', '很好'],
        },
        {
          id: 'reason',
          kind: 'text',
          title: '最不满意的是什么',
          required: true,
          most: 300,
          long: true,
          showIf: { question: 'overall', anyOf: ['1', '2'] },
        },
        { id: 'wish', kind: 'text', title: '您最希望我们做的一件事', required: false, most: 300, long: true },
      ],
    },
  ],
  thanks:
    '您的答案已与其他人的汇总在一起，任何人都看不出是谁填写的。汇总结果将在问卷结束后一个月内发布在“通知公告”栏目，并用于调整培训和补贴安排。',
}

/** Questionnaires that are open to everybody. */
export const sampleQuestionnaires = (moments: Moments): BulkRow[] => [
  { slug: 'jtjj', title: '家庭经济与就业状况调查问卷', document, closes_on: moments.day(45), sample: true },
]
