import * as z from 'zod/mini'
import { text, wholeNumber } from '#contract/fields'
import { condition, formFile } from './form-file.ts'
import { moment } from './moments.ts'

/** Numbers are part of addresses: /exam/theme/2027001. */
export const number = (label: string) => wholeNumber(label, 1, 999_999_999_999)

export const yesNo = () => z.boolean({ error: '应为 true 或 false' })

/** A city of the province, or all of it. */
export const cityCode = () =>
  z
    .string({ error: '请填写城市代码，加引号，如 "360100"' })
    .check(z.regex(/^36\d{2}00$/, '城市应为六位代码，如 "360100"，全省写 "360000"'))

export const phone = () => text('咨询电话', { max: 40 })

/** A sum as it is printed: 50 or 50.5 or 50.55. */
const yuan = (label: string) =>
  z.number({ error: `请填写${label}` }).check(
    z.refine(value => value >= 0 && value <= 10_000 && Number.isInteger(Math.round(value * 1e6) / 1e4), {
      error: `${label}应在 0 到 10000 元之间，最多两位小数`,
    }),
  )

const paper = () =>
  z.strictObject({
    code: z
      .string({ error: '请填写科目代码' })
      .check(z.regex(/^[A-Z0-9]{1,4}$/, '科目代码应为 1 到 4 位大写字母或数字')),
    title: text('科目', { max: 40 }),
    starts: moment('开考时间'),
    ends: moment('结束时间'),
    /** Nobody is let in from then on. */
    entryUntil: moment('停止入场时间'),
    fullMarks: wholeNumber('满分', 1, 1_000),
  })

const register = () =>
  z.strictObject({
    opens: moment('报名开始'),
    closes: moment('报名截止'),
    review: moment('审核截止'),
    waiver: moment('减免申请截止'),
    pay: moment('缴费截止'),
    grace: z._default(wholeNumber('宽限分钟', 0, 30), 10),
    /** Most registrations at once; null for as many as come. */
    seats: z._default(z.nullable(wholeNumber('名额', 1, 1_000_000)), null),
    feePerPaper: yuan('每科考试费'),
    photo: z.strictObject({
      width: wholeNumber('宽（像素）', 100, 2_000),
      height: wholeNumber('高（像素）', 100, 2_000),
      widthMm: wholeNumber('宽（毫米）', 10, 100),
      heightMm: wholeNumber('高（毫米）', 10, 100),
      background: z.enum(['white', 'blue'], { error: '底色应为 white 或 blue' }),
      maxKb: wholeNumber('最大（KB）', 10, 2_000),
      months: wholeNumber('几个月内', 1, 60),
    }),
    form: formFile(),
    materials: z._default(
      z
        .array(
          z.strictObject({
            name: z
              .string({ error: '请填写材料名称' })
              .check(z.regex(/^[a-z][a-zA-Z0-9]{0,29}$/, '材料名称应为字母和数字')),
            label: text('材料', { max: 40 }),
            hint: text('说明', { max: 120 }),
            required: yesNo(),
            when: z.optional(condition()),
          }),
        )
        .check(z.maxLength(20, '材料最多 20 种')),
      [],
    ),
    commitment: z.strictObject({
      version: text('版本', { max: 20 }),
      title: text('标题', { max: 40 }),
      paragraphs: z
        .array(text('段落', { max: 1_000 }))
        .check(z.minLength(1, '承诺书至少 1 段'), z.maxLength(30, '承诺书最多 30 段')),
    }),
    waivers: z._default(
      z
        .array(
          z.strictObject({
            value: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,19}$/, '代码应为小写字母、数字')),
            label: text('减免对象', { max: 40 }),
            proof: text('证明', { max: 80 }),
          }),
        )
        .check(z.maxLength(20, '减免对象最多 20 种')),
      [],
    ),
  })

/** One exam of a recruitment: how one registers, what is sat and when. */
export const exam = () =>
  z.strictObject({
    id: number('考试编号'),
    title: text('考试名称', { max: 60 }),
    city: cityCode(),
    year: wholeNumber('年份', 2000, 2099),
    organiser: text('组织单位', { max: 60 }),
    phone: phone(),
    published: moment('发布时间'),
    /** 诚信报名: nobody checks before the fee is paid. */
    trusting: z._default(yesNo(), false),
    overdue: z._default(z.enum(['pass', 'alarm'], { error: '应为 pass（到期通过）或 alarm（到期提醒）' }), 'alarm'),
    leastRatio: z._default(wholeNumber('开考比例', 1, 20), 3),
    healthQuestions: z._default(yesNo(), false),
    entryMinutes: z._default(wholeNumber('提前入场分钟', 5, 180), 40),
    disciplineRule: z._default(
      text('违纪处理规定', { max: 120 }),
      '《事业单位公开招聘违纪违规行为处理规定》（人力资源社会保障部令第 35 号）',
    ),
    register: register(),
    papers: z.array(paper(), { error: '请填写科目' }).check(z.minLength(1, '至少 1 科'), z.maxLength(12, '最多 12 科')),
    tickets: z.strictObject({ from: moment('开始打印准考证'), until: moment('准考证打印截止') }),
    scores: moment('公布成绩'),
    recheck: moment('复核申请截止'),
    closes: moment('结束'),
  })
export type ExamFile = z.output<ReturnType<typeof exam>>
