import { WAIVER_PROOF } from '#contract/exam-form'
import type { ExamFile } from './exam-file.ts'
import { choicesOf, type FormFile } from './form-file.ts'

/** Says what is wrong, and with which part of an exam. */
export type Refuse = (path: readonly (string | number)[], message: string) => void

/** Each of these must lie before the next. */
export function checkOrder(
  { register: r, papers, tickets, scores, recheck, closes, published }: ExamFile,
  refuse: Refuse,
) {
  const sat = papers.map(one => one.starts).sort()[0] ?? ''
  const over =
    papers
      .map(one => one.ends)
      .sort()
      .at(-1) ?? ''
  const order: readonly (readonly [
    earlier: string,
    later: string,
    path: readonly (string | number)[],
    words: string,
  ])[] = [
    [r.opens, r.closes, ['register', 'closes'], '报名截止要晚于报名开始'],
    [r.opens, r.waiver, ['register', 'waiver'], '减免申请截止要晚于报名开始'],
    [tickets.from, tickets.until, ['tickets', 'until'], '准考证打印截止要晚于开始打印'],
    [tickets.from, sat, ['tickets', 'from'], '开始打印准考证要早于第一科开考'],
    [over, scores, ['scores'], '公布成绩要晚于最后一科结束'],
    [scores, recheck, ['recheck'], '复核申请截止要晚于公布成绩'],
    [recheck, closes, ['closes'], '结束要晚于复核申请截止'],
  ]
  for (const [earlier, later, path, words] of order) if (earlier >= later) refuse(path, words)
  if (published > r.opens) refuse(['published'], '发布时间不能晚于报名开始')
  if (r.review < r.closes) refuse(['register', 'review'], '审核截止不能早于报名截止')
  if (r.pay < r.review) refuse(['register', 'pay'], '缴费截止不能早于审核截止')
  if (r.waiver > r.pay) refuse(['register', 'waiver'], '减免申请截止不能晚于缴费截止')
  if (r.pay > tickets.from) refuse(['tickets', 'from'], '开始打印准考证不能早于缴费截止')
}

/** Papers follow each other. */
export function checkPapers({ papers }: ExamFile, refuse: Refuse) {
  const codes = new Set<string>()
  let last = ''
  for (const [place, { code, starts, ends, entryUntil }] of papers.entries()) {
    if (codes.has(code)) refuse(['papers', place, 'code'], `科目代码 ${code} 重复`)
    codes.add(code)
    if (ends <= starts) refuse(['papers', place, 'ends'], '结束时间要晚于开考时间')
    if (entryUntil < starts || entryUntil > ends) refuse(['papers', place, 'entryUntil'], '停止入场要在开考和结束之间')
    if (starts < last) refuse(['papers', place, 'starts'], '各科按时间先后写，上一科结束才能开考下一科')
    last = ends
  }
}

/** The question of a form that a condition of a material names, `section.question`. */
function questionNamed(form: FormFile, words: string) {
  const [part, name] = words.split('.')
  const found = form.find(section => section.name === part && !section.entry)
  return found?.questions.find(question => question.name === name)
}

/** What has to be handed in, and what lets off the fee. */
export function checkMaterials({ register: { form, materials, waivers, feePerPaper } }: ExamFile, refuse: Refuse) {
  const names = materials.map(one => one.name)
  for (const [place, { name, when }] of materials.entries()) {
    const path = ['register', 'materials', place]
    if (names.indexOf(name) < place) refuse([...path, 'name'], `材料名称 ${name} 重复`)
    if (!when) continue
    const question = questionNamed(form, when.question)
    const choices = question && choicesOf(question)
    if (!choices) refuse([...path, 'when', 'question'], '应写成“部分.问题”，指报名表里的一道选择题')
    else if (!when.anyOf.every(value => choices.includes(value)))
      refuse([...path, 'when', 'anyOf'], '有的答案不在那道题的选项里')
  }
  if (waivers.length === 0) return
  if (feePerPaper === 0) refuse(['register', 'waivers'], '不收费的考试没有减免')
  if (!names.includes(WAIVER_PROOF)) refuse(['register', 'materials'], `有减免就要有名称为 ${WAIVER_PROOF} 的证明材料`)
  if (new Set(waivers.map(one => one.value)).size < waivers.length)
    refuse(['register', 'waivers'], '减免对象的代码不能重复')
}
