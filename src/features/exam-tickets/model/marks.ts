import { marksText, type ScoreFlag } from '#contract/exam-scores'
import type { ScoreCard } from '#contract/exam-tickets'

/** The flags of a card, each once. */
export const flagsOf = ({ parts }: ScoreCard): readonly Exclude<ScoreFlag, ''>[] => [
  ...new Set(parts.map(({ flag }) => flag).filter(flag => flag !== '')),
]

/** What the list of totals says, part by part; only the parts that there were. */
export function overallParts({ written, skill, interview, total, rank }: NonNullable<ScoreCard['overall']>) {
  const part = (title: string, marks: number | null) => (marks === null ? [] : [{ title, words: marksText(marks) }])
  return [
    ...part('笔试', written),
    ...part('技能测试', skill),
    ...part('面试', interview),
    { title: '总成绩', words: total === null ? '不计' : marksText(total) },
    { title: '总成绩排名', words: rank === null ? '—' : String(rank) },
  ]
}

interface Standing {
  label: string
  tone: 'success' | 'neutral' | 'primary'
  words: string
}

/** Whether one goes on, and what that means, said without a verdict on the person. */
export function standingOf(card: ScoreCard): Standing {
  const { stage, goesOn, total, line } = card
  if (stage !== 'written')
    return {
      label: '已公布',
      tone: 'primary',
      words: '总成绩和排名以公布的总成绩名单为准，名单公布后会给您发站内消息。',
    }
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
