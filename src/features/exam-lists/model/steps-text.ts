import type { ShortlistStep } from '#contract/exam-scores'

const REST = '其余'

const countText = ({ each, people }: ShortlistStep) => (people === undefined ? `1:${each ?? 0}` : `${people} 人`)

/** How many go on, a line for each range: “4 人及以下 1:3”. */
export const stepsText = (steps: readonly ShortlistStep[]): string =>
  steps.map(step => `${step.upTo === null ? REST : `${step.upTo} 人及以下`} ${countText(step)}`).join('\n')

const LINE = /^(?:(\d{1,3})\s*人(?:及以下)?|其余)\s+(?:1\s*[:：]\s*(\d{1,2})|(\d{1,3})\s*人)$/

/** Those lines read; null where one of them is not understood, ranges do not rise, or nothing holds for the rest. */
export function stepsFrom(text: string): ShortlistStep[] | null {
  const lines = text.split('\n').flatMap(line => line.trim() || [])
  const steps = lines.flatMap((line): ShortlistStep[] => {
    const [found, upTo, each, people] = LINE.exec(line) ?? []
    if (found === undefined) return []
    const limit = upTo === undefined ? null : Number(upTo)
    return [people === undefined ? { upTo: limit, each: Number(each) } : { upTo: limit, people: Number(people) }]
  })
  if (steps.length !== lines.length || steps.at(-1)?.upTo !== null) return null
  const limits = steps.map(({ upTo }) => upTo ?? Number.POSITIVE_INFINITY)
  const rises = limits.every((limit, at) => at === 0 || limit > (limits[at - 1] ?? 0))
  const counts = steps.every(({ each, people }) => (each ?? people ?? 0) > 0)
  return rises && counts ? steps : null
}
