import { z } from 'zod/mini'
import { type ExamListKind, type ExamListRule, usualRule } from '#contract/exam-list'
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

/** The rule that a notice gives a kind of list: what its sentences state, and the usual where they are silent. */
export function noticeRule(kind: ExamListKind, rules: unknown): ExamListRule {
  const read = sentences.safeParse(rules)
  const said = Object.assign({}, ...(read.success ? read.data.map(({ list }) => list ?? {}) : []))
  const { shortlist, hire, ...more } = stated.parse(said)
  const usual = usualRule(kind)
  const rule = { ...usual, ...more, steps: (kind === 'shortlist' ? shortlist : hire) ?? usual.steps }
  const whole = examListRule().safeParse(rule)
  return whole.success ? whole.data : usual
}
