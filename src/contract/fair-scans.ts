import type { FairVerdict } from './fair-judge.ts'

/** What happens at a gate: a ticket was judged, somebody without one came in, somebody went out. */
export const fairScanKinds = ['ticket', 'walk-in', 'leave'] as const
export type FairScanKind = (typeof fairScanKinds)[number]

/** One of them, as a desk keeps and sends it. */
export interface FairScan {
  readonly id: string
  readonly kind: FairScanKind
  /** Milliseconds of the service's clock, as far as the desk knew it. */
  readonly at: number
  /** Number of the gate. */
  readonly gate: number
  /** The ticket; 0 for people without one. */
  readonly number: number
  /** What the desk showed. */
  readonly verdict: FairVerdict
  /** Why a supervisor let somebody in all the same; '' for nobody did. */
  readonly reason: string
}

/** Whether somebody came in by it: what showed green stays so, whatever is found out later. */
export const letIn = ({ kind, number, verdict, reason }: Omit<FairScan, 'id' | 'at' | 'gate'>): boolean =>
  kind === 'ticket' && number > 0 && (verdict === 'admitted' || reason !== '')

/** Whether somebody who had come in before came in again: a supervisor looked at them and let them in once more. */
const isReturn = ({ reason }: Pick<FairScan, 'reason'>): boolean => reason !== ''

export interface GateCount {
  readonly gate: number
  readonly admitted: number
  readonly walkIns: number
  readonly left: number
}

export interface MergedScans {
  /** By ticket, the scan by which its holder came in first. */
  readonly admitted: ReadonlyMap<number, string>
  /** Scans that let in a ticket once more, in order of their ids. */
  readonly doubles: readonly string[]
  readonly walkIns: number
  /** Of the doubles, those that a supervisor let in: people who had gone out, which is counted nameless, and came back. */
  readonly returned: number
  readonly left: number
  readonly inside: number
  readonly gates: readonly GateCount[]
}

const earlier = (a: FairScan, b: FairScan) => a.at - b.at || (a.id < b.id ? -1 : 1)

/**
 * What the scans of all desks come to. The same whatever their order and however often each is told: one id is one scan,
 * a ticket's first scan by time (then id) is its entry, and any further one that showed green is a double.
 */
export function mergeScans(scans: Iterable<FairScan>): MergedScans {
  const all = [...new Map([...scans].map(scan => [scan.id, scan])).values()].sort(earlier)
  const admitted = new Map<number, string>()
  const doubles: string[] = []
  let returned = 0
  const gates = new Map<number, { admitted: number; walkIns: number; left: number }>()
  const at = (gate: number) => {
    const count = gates.get(gate) ?? { admitted: 0, walkIns: 0, left: 0 }
    gates.set(gate, count)
    return count
  }
  for (const scan of all) {
    if (scan.kind === 'walk-in') at(scan.gate).walkIns += 1
    else if (scan.kind === 'leave') at(scan.gate).left += 1
    else if (letIn(scan) && admitted.has(scan.number)) {
      doubles.push(scan.id)
      if (isReturn(scan)) returned += 1
    } else if (letIn(scan)) {
      admitted.set(scan.number, scan.id)
      at(scan.gate).admitted += 1
    }
  }
  const sum = (key: 'walkIns' | 'left') => [...gates.values()].reduce((total, count) => total + count[key], 0)
  const [walkIns, left] = [sum('walkIns'), sum('left')]
  return {
    admitted,
    doubles: doubles.sort(),
    walkIns,
    returned,
    left,
    inside: Math.max(0, admitted.size + returned + walkIns - left),
    gates: [...gates].map(([gate, count]) => ({ gate, ...count })).sort((a, b) => a.gate - b.gate),
  }
}
