import * as z from 'zod/mini'
import { text, wholeNumber } from './fields.ts'
import { disciplineArticles } from './rules/exam-discipline.ts'

/** Why somebody of the office looks at a whole identity number: the candidate reads it. */
/* @__NO_SIDE_EFFECTS__ */
export const revealReason = () => text('查看原因', { min: 4, max: 100 })

/** Why whole numbers leave the portal. */
/* @__NO_SIDE_EFFECTS__ */
export const exportReason = () => text('导出用途', { min: 4, max: 200 })

/** A breach of discipline as it is prepared. */
/* @__NO_SIDE_EFFECTS__ */
export const discipline = () =>
  z.strictObject({
    article: wholeNumber(
      '条',
      disciplineArticles[0].article,
      disciplineArticles[disciplineArticles.length - 1]?.article ?? disciplineArticles[0].article,
    ),
    item: wholeNumber('项', 1, 9),
    facts: text('违纪事实', { min: 10, max: 500 }),
    /** Codes of papers; which ones are void is the article's to say where it says all. */
    papers: z.array(z.string().check(z.maxLength(20))).check(z.maxLength(20, '科目最多选 20 个')),
  })
