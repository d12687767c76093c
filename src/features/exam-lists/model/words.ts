import { marksText } from '#contract/exam-scores'

/** Marks as they are shown; a dash for none. */
export const markWords = (marks: number | null): string => (marks === null ? '—' : marksText(marks))
