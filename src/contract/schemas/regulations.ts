import * as z from 'zod/mini'
import type { Schemas } from '../endpoint.ts'
import { optionalOneOf, optionalText, pageOf, paging } from '../fields.ts'
import { regulationLevelList, regulationTopicList, type Validity, validityList } from '../reference/article-types.ts'

const validity = () => z.enum(['valid', 'amended', 'repealed', 'pending'] satisfies Validity[])

/** What a rule says of itself: who gave it, under which number, from when until when it holds. Days are YYYY-MM-DD. */
export const regulationFacts = () =>
  z.object({
    level: z.string(),
    topic: z.string(),
    issuer: z.string(),
    /** Document number; '' for a law, which has none. */
    number: z.string(),
    issuedOn: z.string(),
    effectiveOn: z.string(),
    /** '' unless it has been changed, or has ended. */
    amendedOn: z.string(),
    repealedOn: z.string(),
    validity: validity(),
  })

export const clause = () =>
  z.object({
    /** From 1; `#clause-N` of the page that shows the rule. */
    position: z.number(),
    /** 第一章 总则; '' where the rule has no chapters. */
    chapter: z.string(),
    /** 第一条. */
    label: z.string(),
    text: z.string(),
  })

export const foundRegulation = () =>
  z.extend(regulationFacts(), {
    /** Of the article that the rule is read as. */
    id: z.string(),
    title: z.string(),
    summary: z.string(),
    /** The first clauses in which the words stand; empty without words. */
    hits: z.array(clause()),
    hitCount: z.number(),
  })

const facet = () => z.array(z.object({ value: z.string(), count: z.number() }))

export const listRegulations = {
  summary: '政策法规库：按条文内容、层级、主题、年份、时效检索',
  input: z.strictObject({
    t: optionalText('搜索词', 60),
    level: optionalOneOf('层级', regulationLevelList),
    topic: optionalOneOf('主题', regulationTopicList),
    year: z._default(z.string().check(z.regex(/^((19|20)\d{2})?$/, '请重新选择年份')), ''),
    validity: optionalOneOf('时效', validityList),
    ...paging(),
  }),
  output: z.extend(pageOf(foundRegulation()), {
    /** How many the words and the other filters leave for each value. */
    facets: z.object({ level: facet(), topic: facet(), year: facet(), validity: facet() }),
  }),
} satisfies Schemas
