import { z } from 'zod/mini'
import { type ExamListKind, type ExamListRule, examListKinds, usualRule } from '#contract/exam-list'
import { examListRule } from '#contract/schemas/exam-lists'

const steps = z.array(
  z.object({ upTo: z.nullable(z.number()), each: z.optional(z.number()), people: z.optional(z.number()) }),
)

/** What a sentence of a notice says beside its words, for lists to be made by. */
const stated = z.object({
  /** Who is interviewed. */
  shortlist: z.optional(steps),
  /** Who is examined by a doctor and taken on. */
  hire: z.optional(steps),
  writtenShare: z.optional(z.number()),
  interviewShare: z.optional(z.number()),
  skillShare: z.optional(z.number()),
  panelFactor: z.optional(z.boolean()),
  bonusCap: z.optional(z.number()),
})
const sentences = z.array(z.object({ list: z.optional(stated) }))

/** What a notice's sentences state for a kind of list, with the usual where they are silent, checked as a whole. */
function readRule(kind: ExamListKind, rules: unknown) {
  const read = sentences.safeParse(rules)
  const said = Object.assign({}, ...(read.success ? read.data.map(({ list }) => list ?? {}) : []))
  const { shortlist, hire, ...more } = stated.parse(said)
  const usual = usualRule(kind)
  return examListRule().safeParse({
    ...usual,
    ...more,
    steps: (kind === 'shortlist' ? shortlist : hire) ?? usual.steps,
  })
}

/** The rule that a notice gives a kind of list; the usual one where what it states makes no whole. */
export function noticeRule(kind: ExamListKind, rules: unknown): ExamListRule {
  const whole = readRule(kind, rules)
  return whole.success ? whole.data : usualRule(kind)
}

/** What is wrong with what a notice's sentences state for lists, in words; undefined where nothing is. */
export const faultOfRules = (rules: unknown): string | undefined =>
  examListKinds.flatMap(({ value }) => readRule(value, rules).error?.issues ?? [])[0]?.message
