import type { ExamListKind, ExamListRule } from './exam-list.ts'
import { marksText, type ShortlistStep } from './exam-scores.ts'

/** A share as people write it: 50%, 33.33%. */
const shareText = (share: number): string => `${Number(marksText(share))}%`

function rangeWords(steps: readonly ShortlistStep[], at: number): string {
  const from = (steps[at - 1]?.upTo ?? 0) + 1
  const until = steps[at]?.upTo ?? null
  if (until === null) return from === 1 ? '各岗位' : `招聘 ${from} 人及以上的`
  if (from === until) return `招聘 ${from} 人的`
  return from === 1 ? `招聘 ${until} 人及以下的` : `招聘 ${from} 至 ${until} 人的`
}

const goingOn = {
  shortlist: '进入面试',
  final: '进入体检',
  checkup: '进入体检、考察',
  hire: '拟聘用',
} as const satisfies Record<ExamListKind, string>

/** What becomes of those that go on. */
export const goingOnWords = (kind: ExamListKind): string => goingOn[kind]

const stepWords = (steps: readonly ShortlistStep[]) =>
  steps
    .map(
      ({ each, people }, at) =>
        `${rangeWords(steps, at)}${people === undefined ? `按 1:${each ?? 0}` : `按 ${people} 人`}`,
    )
    .join('，')

/** The rule as somebody reads it, a sentence each. */
export function ruleWords(kind: ExamListKind, rule: ExamListRule): string[] {
  const { steps, writtenShare, interviewShare, skillShare, panelFactor, bonusCap } = rule
  const skill = skillShare > 0 ? `＋技能测试成绩×${shareText(skillShare)}` : ''
  const bonus = bonusCap > 0 ? `笔试总分加政策性加分，加分最多 ${Number(marksText(bonusCap))} 分。` : '不加政策性加分。'
  const total =
    kind === 'shortlist'
      ? '按笔试各科成绩之和排名。'
      : `总成绩＝笔试成绩（折合百分制）×${shareText(writtenShare)}＋面试成绩×${shareText(interviewShare)}${skill}。`
  const panels = panelFactor
    ? '多个面试考官组的，面试成绩乘以修正系数：本岗位全部考生平均分÷本组考生平均分。'
    : '面试成绩不作修正。'
  return [
    total,
    bonus,
    ...(kind === 'shortlist' ? [] : [panels]),
    `${stepWords(steps)}从高分到低分确定${goingOn[kind]}人选，末位同分的一并${goingOn[kind]}。`,
    '缺考、违纪的不排名。成绩保留两位小数，第三位四舍五入；同分同名次，后面的名次顺延（1、2、2、4）。',
  ]
}
