import type { PositionColumn } from './columns.ts'

/** How far an exam is, as far as its table of positions is concerned. */
const positionPhases = ['unpublished', 'open', 'closed', 'over'] as const
export type PositionPhase = (typeof positionPhases)[number]

interface Moments {
  readonly publishedAt: number
  /** Registering ends. */
  readonly closesAt: number
  readonly closedAt: number
}

export function phaseAt({ publishedAt, closesAt, closedAt }: Moments, now: number): PositionPhase {
  if (now >= closedAt) return 'over'
  if (now >= closesAt) return 'closed'
  return now >= publishedAt ? 'open' : 'unpublished'
}

/** Columns in which a slip of the pen may be mended once nobody can register any more: names and remarks, nothing that is asked. */
const typos: readonly PositionColumn[] = ['unit', 'department', 'title', 'majorQuote', 'remark']

/** What may still be done to the table in each phase. */
const allowed = {
  unpublished: { columns: 'all', add: true, drop: true },
  open: { columns: 'all', add: true, drop: true },
  closed: { columns: typos, add: false, drop: false },
  over: { columns: [], add: false, drop: false },
} as const satisfies Record<
  PositionPhase,
  { readonly columns: 'all' | readonly PositionColumn[]; readonly add: boolean; readonly drop: boolean }
>

export const mayAdd = (phase: PositionPhase): boolean => allowed[phase].add
export const mayDrop = (phase: PositionPhase): boolean => allowed[phase].drop

/** A code stands for the position and is never changed. */
export function mayChange(phase: PositionPhase, column: PositionColumn): boolean {
  const columns: 'all' | readonly PositionColumn[] = allowed[phase].columns
  return column !== 'code' && (columns === 'all' || columns.includes(column))
}
