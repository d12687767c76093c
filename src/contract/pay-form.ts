import type { FormSection } from './form/question.ts'
import { probationList } from './reference/employment.ts'
import { bonusKindList, insuranceFromList } from './reference/pay-parts.ts'

const yuan = { kind: 'number', min: 0, max: 500_000, unit: '元/月', width: 'half' } as const

/** What monthly pay is made of and how it is paid; all of it may be left out. */
export const paySection = {
  name: 'parts',
  title: '薪资构成（选填）',
  hint: '填了基本工资，职位页会列出每月工资由哪几部分组成。各部分相加应与上面的月薪一致。',
  questions: [
    { name: 'baseMin', label: '最低基本工资', ...yuan },
    { name: 'baseMax', label: '最高基本工资', ...yuan, hint: '固定不变时可以不填' },
    { name: 'bonusKind', label: '绩效或提成', kind: 'select', options: bonusKindList, hint: '没有就不选' },
    {
      name: 'bonusMin',
      label: '最低绩效或提成',
      ...yuan,
      required: true,
      when: { question: 'bonusKind', anyOf: ['1'] },
    },
    {
      name: 'bonusMax',
      label: '最高绩效或提成',
      ...yuan,
      required: true,
      when: { question: 'bonusKind', anyOf: ['1'] },
    },
    {
      name: 'bonusPercent',
      label: '提成比例',
      kind: 'number',
      min: 1,
      max: 100,
      unit: '%',
      required: true,
      width: 'half',
      when: { question: 'bonusKind', anyOf: ['2'] },
    },
    {
      name: 'bonusOf',
      label: '按什么提成',
      kind: 'text',
      max: 20,
      required: true,
      width: 'half',
      hint: '例如：个人回款额',
      when: { question: 'bonusKind', anyOf: ['2'] },
    },
    {
      name: 'bonusWords',
      label: '绩效或提成说明',
      kind: 'text',
      max: 60,
      required: true,
      hint: '例如：每单 80 元，按月结算',
      when: { question: 'bonusKind', anyOf: ['3'] },
    },
    { name: 'mealPay', label: '餐补', ...yuan },
    { name: 'lodgingPay', label: '房补', ...yuan },
    { name: 'travelPay', label: '交通补贴', ...yuan },
    { name: 'otherPay', label: '其他补贴', kind: 'text', max: 60, hint: '例如：夜班每班 30 元' },
    {
      name: 'payDay',
      label: '发薪日',
      kind: 'number',
      min: 1,
      max: 31,
      unit: '日',
      width: 'half',
      hint: '每月几日发工资',
    },
    { name: 'insuranceFrom', label: '社会保险', kind: 'select', options: insuranceFromList, width: 'half' },
    {
      name: 'probationPay',
      label: '试用期工资',
      kind: 'number',
      min: 1,
      max: 100,
      unit: '%',
      hint: '占转正工资的百分比，不低于 80%',
      width: 'half',
      when: { question: 'probation', anyOf: probationList.map(({ value }) => value).filter(value => value !== '0') },
    },
  ],
} as const satisfies FormSection
