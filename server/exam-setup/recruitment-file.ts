import * as z from 'zod/mini'
import { examKinds } from '#contract/exams'
import { optionalText, text, wholeNumber } from '#contract/fields'
import { examNoticeType } from '#contract/reference/exams'
import { faultOfRules } from '../exam-lists/index.ts'
import { checkMaterials, checkOrder, checkPapers, type Refuse } from './exam-checks.ts'
import { cityCode, exam, number, phone, yesNo } from './exam-file.ts'
import { moment } from './moments.ts'

const steps = () =>
  z.array(
    z.strictObject({
      upTo: z.nullable(wholeNumber('招聘人数', 1, 999)),
      each: z.optional(wholeNumber('比例', 1, 20)),
      people: z.optional(wholeNumber('人数', 1, 999)),
    }),
  )

/** A sentence of the notice, and what it states for lists (exam-lists/rule.ts) and rechecks (exam-tickets/recheck-rule.ts). */
const rule = () =>
  z.strictObject({
    title: text('标题', { max: 20 }),
    words: text('内容', { max: 500 }),
    list: z.optional(
      z.strictObject({
        shortlist: z.optional(steps()),
        hire: z.optional(steps()),
        writtenShare: z.optional(wholeNumber('笔试占比', 0, 10_000)),
        interviewShare: z.optional(wholeNumber('面试占比', 0, 10_000)),
        skillShare: z.optional(wholeNumber('技能测试占比', 0, 10_000)),
        panelFactor: z.optional(yesNo()),
        bonusCap: z.optional(wholeNumber('加分上限', 0, 10_000)),
      }),
    ),
    recheck: z.optional(
      z.strictObject({
        skill: z.optional(wholeNumber('天数', 0, 60)),
        interview: z.optional(wholeNumber('天数', 0, 60)),
      }),
    ),
  })

const notice = () =>
  z
    .strictObject({
      id: number('公告编号'),
      type: z.enum(
        examNoticeType.map(({ value }) => value),
        {
          error: `类型应为 ${examNoticeType.map(({ value, label }) => `"${value}"（${label}）`).join('、')} 之一`,
        },
      ),
      /** The exam that it is about; null for the whole recruitment. */
      exam: z._default(z.nullable(number('考试编号')), null),
      city: z._default(cityCode(), '360000'),
      title: text('标题', { max: 120 }),
      summary: optionalText('摘要', 300),
      source: text('来源', { max: 60 }),
      published: moment('发布时间'),
      /** Markdown, or HTML that was exported. */
      body: optionalText('正文', 100_000),
      html: optionalText('正文', 400_000),
      corrections: z._default(
        z
          .array(
            z.strictObject({
              at: moment('更正时间'),
              what: text('更正内容', { max: 60 }),
              before: text('更正前', { max: 300 }),
              after: text('更正后', { max: 300 }),
            }),
          )
          .check(z.maxLength(50, '更正最多 50 条')),
        [],
      ),
    })
    .check(z.refine(({ body, html }) => (body === '') !== (html === ''), { error: '请填写正文', path: ['body'] }))
export type NoticeFile = z.output<ReturnType<typeof notice>>

const attachment = () =>
  z.strictObject({
    name: text('附件名称', { max: 80 }),
    /** Beside the file of the recruitment. */
    file: text('文件', { max: 200 }),
    exam: z._default(z.nullable(number('考试编号')), null),
    notice: z._default(z.nullable(number('公告编号')), null),
  })

/** A recruitment as its office writes it: its rules, exams, notices and what can be taken along. */
export const recruitmentFile = () =>
  z
    .strictObject({
      id: number('招聘项目编号'),
      kind: z.enum(
        examKinds.map(({ value }) => value),
        { error: `类别应为 ${examKinds.map(({ value, label }) => `${value}（${label}）`).join('、')} 之一` },
      ),
      title: text('招聘项目', { max: 60 }),
      summary: text('简介', { max: 300 }),
      organiser: text('组织单位', { max: 60 }),
      phone: phone(),
      published: moment('发布时间'),
      rules: z._default(z.array(rule()).check(z.maxLength(30, '规则最多 30 条')), []),
      exams: z
        .array(exam(), { error: '请填写考试' })
        .check(z.minLength(1, '至少 1 场考试'), z.maxLength(30, '最多 30 场考试')),
      notices: z._default(z.array(notice()).check(z.maxLength(200, '公告最多 200 篇')), []),
      attachments: z._default(z.array(attachment()).check(z.maxLength(100, '附件最多 100 个')), []),
    })
    .check(
      z.superRefine(({ exams, notices, attachments, published, rules }, context) => {
        const refuseAt =
          (at: readonly (string | number)[]): Refuse =>
          (path, message) =>
            context.addIssue({ code: 'custom', path: [...at, ...path], message })
        const ruleFault = faultOfRules(rules)
        if (ruleFault !== undefined) refuseAt(['rules'])([], ruleFault)
        const examIds = exams.map(one => one.id)
        const noticeIds = notices.map(one => one.id)
        for (const [place, one] of exams.entries()) {
          const refuse = refuseAt(['exams', place])
          if (examIds.indexOf(one.id) < place) refuse(['id'], `考试编号 ${one.id} 重复`)
          if (one.published < published) refuse(['published'], '考试不能比招聘项目先发布')
          checkOrder(one, refuse)
          checkPapers(one, refuse)
          checkMaterials(one, refuse)
        }
        const belongs = (refuse: Refuse, id: number | null) => {
          if (id !== null && !examIds.includes(id)) refuse(['exam'], `没有编号为 ${id} 的考试`)
        }
        for (const [place, one] of notices.entries()) {
          const refuse = refuseAt(['notices', place])
          if (noticeIds.indexOf(one.id) < place) refuse(['id'], `公告编号 ${one.id} 重复`)
          belongs(refuse, one.exam)
        }
        for (const [place, one] of attachments.entries()) {
          const refuse = refuseAt(['attachments', place])
          belongs(refuse, one.exam)
          if (one.notice !== null && !noticeIds.includes(one.notice))
            refuse(['notice'], `没有编号为 ${one.notice} 的公告`)
        }
      }),
    )
export type RecruitmentFile = z.output<ReturnType<typeof recruitmentFile>>
