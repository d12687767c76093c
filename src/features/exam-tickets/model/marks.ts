import type { ScoreFlag } from '#contract/exam-scores'
import type { ScoreCard } from '#contract/exam-tickets'

/** The flags of a card, each once. */
export const flagsOf = ({ parts }: ScoreCard): readonly Exclude<ScoreFlag, ''>[] => [
  ...new Set(parts.map(({ flag }) => flag).filter(flag => flag !== '')),
]

interface Standing {
  label: string
  tone: 'success' | 'neutral' | 'primary'
  words: string
}

/** Whether one goes on, and what that means, said without a verdict on the person. */
export function standingOf(card: ScoreCard): Standing {
  const { goesOn, total, line } = card
  if (goesOn === true)
    return {
      label: '进入下一环节',
      tone: 'success',
      words: '您已进入下一环节。请留意资格复审和面试公告，按时提交材料。',
    }
  if (goesOn === null)
    return {
      label: '尚未确定',
      tone: 'primary',
      words: '入围名单还没有公布，公布后这里会显示结果，也会给您发站内消息。',
    }
  const [flag] = flagsOf(card)
  if (flag === 'absent')
    return {
      label: '未进入下一环节',
      tone: 'neutral',
      words: '有科目没有参加考试，总分不计算，也不参加排名。',
    }
  if (flag === 'discipline')
    return {
      label: '未进入下一环节',
      tone: 'neutral',
      words:
        '有科目按违纪违规处理，成绩不计算。处理决定会另行书面告知，您可以陈述、申辩，或按决定书写明的途径申请复核。',
    }
  const below = total !== null && line !== null && total < line
  return {
    label: '未进入下一环节',
    tone: 'neutral',
    words: below
      ? '总分低于本岗位的入围最低分。感谢您参加考试，其他岗位和批次仍可报名；如有人员放弃，递补按公告进行。'
      : '排名不在入围人数之内。感谢您参加考试，其他岗位和批次仍可报名；如有人员放弃，递补按公告进行。',
  }
}
