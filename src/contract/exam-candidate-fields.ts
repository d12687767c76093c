import * as z from 'zod/mini'
import { optionalText, text, uuid, wholeNumber } from './fields.ts'
import { attachments } from './files.ts'
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

/** Characters (code points) of what a candidate says to a decision that is prepared about them. */
export const STATEMENT_LENGTH = 2_000

/** What is kept while it is written: nothing is missing yet. */
/* @__NO_SIDE_EFFECTS__ */
export const statementDraft = () =>
  z.strictObject({
    /** Of the change. */
    id: uuid(),
    version: z.number().check(z.int(), z.minimum(0)),
    body: optionalText('陈述申辩', STATEMENT_LENGTH),
    files: attachments(),
  })

/** What is sent. */
/* @__NO_SIDE_EFFECTS__ */
export const statementBody = () => text('陈述申辩', { min: 10, max: STATEMENT_LENGTH })

/** A statement as it is stored. */
/* @__NO_SIDE_EFFECTS__ */
export const storedStatement = () =>
  z.object({
    /** Of the change. */
    id: z.string(),
    basis: z.string(),
    consequence: z.string(),
    facts: z.string(),
    until: z.number(),
    /** May be written and sent. */
    open: z.boolean(),
    decided: z.boolean(),
    body: z.string(),
    files: z.array(z.object({ id: z.string(), name: z.string(), bytes: z.number() })),
    version: z.number(),
    savedAt: z.nullable(z.number()),
    sentAt: z.nullable(z.number()),
  })
