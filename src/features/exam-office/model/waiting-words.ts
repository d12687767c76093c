import type { OfficeExam } from '#contract/exam-office'

/** What waits in an exam, in a few words. */
export function waitingWords({ reviews, seconds, changes }: OfficeExam['waiting']): string {
  const words = [
    reviews > 0 ? `${reviews} 份待审核` : '',
    seconds > 0 ? `${seconds} 份待复审` : '',
    changes > 0 ? `${changes} 项待核准` : '',
  ].filter(Boolean)
  return words.length > 0 ? words.join('，') : '没有待办'
}
