import type { RegulationTopic } from './topics.ts'

/** One invented rule. Days are told in years and days before the moment of loading. */
export interface RuleText {
  readonly level: 'local' | 'rule' | 'document'
  readonly topic: RegulationTopic
  readonly title: string
  readonly summary: string
  readonly issuer: string
  /** Document number without its year: 赣人社规〔{year}〕12号. */
  readonly number: string
  /** Days before now on which it was issued. */
  readonly issued: number
  /** Days between issue and the first day on which it holds. */
  readonly wait: number
  /** Days before now on which it was changed, or ended. */
  readonly amended?: number
  readonly repealed?: number
  /** `# ` begins a chapter; every other line is a clause, numbered by itself. */
  readonly text: string
  /** A question-and-answer article that explains it; lines as `toHtml` reads them. */
  readonly explained?: { readonly title: string; readonly summary: string; readonly body: string }
}
