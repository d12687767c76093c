import type { OutputOf } from '#contract/endpoint'
import type { readTalk, TalkLine } from '#contract/fair-talks'

export type TalkInFull = OutputOf<typeof readTalk>
export type Speaker = TalkLine['by']

/** A line that the service is not known to have. */
export interface Outgoing {
  /** Its idempotency key, the same at each try. */
  readonly key: string
  readonly text: string
  readonly at: number
  /** The last line that was there when it was written; '' for none. */
  readonly after: string
  readonly state: 'sending' | 'failed'
  /** Why it failed. */
  readonly why: string
}

const isOutgoing = (value: unknown): value is Outgoing =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  'text' in value &&
  typeof value.text === 'string' &&
  'after' in value &&
  typeof value.after === 'string' &&
  'at' in value &&
  typeof value.at === 'number'

/** What a browser kept of lines that were under way: whatever became of them, they are to be sent again. */
export const readOutgoing = (kept: unknown): readonly Outgoing[] =>
  Array.isArray(kept) ? kept.filter(isOutgoing).map(line => ({ ...line, state: 'sending', why: '' })) : []

/** The talk with a line that it may have already; lines are told in any order and stand in that of the service. */
export function withLine(talk: TalkInFull, line: TalkLine): TalkInFull {
  if (talk.lines.some(({ id }) => id === line.id)) return talk
  const lines = [...talk.lines, line].sort((one, other) => one.at - other.at)
  return { ...talk, lines, lastLine: lines.at(-1) ?? line }
}

/** Lines that the service does not have: what it told before it answered, or without an answer that arrived, counts as said. */
export function unsaid(outgoing: readonly Outgoing[], lines: readonly TalkLine[], me: Speaker): readonly Outgoing[] {
  const told = new Set<string>()
  return outgoing.filter(({ text, after }) => {
    const from = lines.findIndex(({ id }) => id === after) + 1
    const echo = lines.slice(from).find(line => line.by === me && line.text === text && !told.has(line.id))
    if (echo) told.add(echo.id)
    return echo === undefined
  })
}

export interface LineGroup {
  readonly by: Speaker
  /** When its first line was said. */
  readonly at: number
  readonly lines: readonly TalkLine[]
}

/** After such a silence the time is said again, in milliseconds. */
const SILENCE_MS = 300_000

/** Lines that somebody said in one go. */
export function groupsOf(lines: readonly TalkLine[]): readonly LineGroup[] {
  const groups: { by: Speaker; at: number; lines: TalkLine[] }[] = []
  for (const line of lines) {
    const last = groups.at(-1)
    const before = last?.lines.at(-1)
    if (last && before && last.by === line.by && line.at - before.at < SILENCE_MS) last.lines.push(line)
    else groups.push({ by: line.by, at: line.at, lines: [line] })
  }
  return groups
}
