import { type Fault, filesOf, keyOf, MOST_FAILING_FILES, type Ring } from './ring.ts'

/** One line of `tests/quarantine.md`: a test that is known to fail by chance and is looked after. */
export interface Quarantined {
  /** `file › name`, as failures are printed. */
  key: string
  /** yyyy-mm-dd, the day it was put there. */
  since: string
}

const MOST_QUARANTINED = 10
const DAYS = 14

/** Of all tests; past that, running again hides that something is wrong. */
const MOST_UNSTEADY = 0.02

const row = /^\| `(?<key>[^`]+)` \|(?:[^|]*\|){2} (?<since>\d{4}-\d{2}-\d{2}) \|$/

/**
 * The rows of the table in `tests/quarantine.md`: test, first error, note, day.
 *
 * @throws at a row that is not written so: it would excuse nothing, and nobody would know.
 */
export const readQuarantine = (text: string): Quarantined[] => {
  const [, , ...rows] = text.split('\n').filter(line => line.startsWith('|'))
  return rows.map(line => {
    const { key, since } = row.exec(line)?.groups ?? {}
    if (!(key && since)) throw new Error(`tests/quarantine.md has a row that cannot be read: ${line}`)
    return { key, since }
  })
}

const daysBetween = (one: string, other: Date) => (other.getTime() - Date.parse(one)) / 86_400_000

export interface Verdict {
  passed: number
  /** Each with the ring that it belongs to. */
  failures: ReadonlyArray<Fault & { ring: string }>
  unsteady: ReadonlyArray<Fault & { ring: string }>
  /** Failed, and is in quarantine. */
  excused: ReadonlyArray<Fault & { ring: string }>
}

const ofGate = (name: string, reason: string): Fault & { ring: string } => ({ ring: 'gate', file: '', name, reason })

function rulesBroken(passed: number, failing: readonly Fault[], unsteady: readonly Fault[]) {
  const files = filesOf(failing).length
  const most = Math.ceil(MOST_UNSTEADY * passed)
  return [
    ...(files > MOST_FAILING_FILES
      ? [ofGate('too many files fail', `${files} files fail, more than ${MOST_FAILING_FILES}: not by chance`)]
      : []),
    ...(unsteady.length > most
      ? [ofGate('too much is unsteady', `${unsteady.length} tests of ${passed} are unsteady, more than ${most}`)]
      : []),
  ]
}

/** Whether rings of tests are good, and what is to be said of them. `quarantine` is empty where nothing is excused. */
export function judge(rings: readonly Ring[], quarantine: readonly Quarantined[], today: Date): Verdict {
  const of = (kind: 'failed' | 'unsteady') =>
    rings.flatMap(ring => ring[kind].map(fault => ({ ring: ring.name, ...fault })))
  const keys = new Set(quarantine.map(({ key }) => key))
  const failed = of('failed')
  const excused = failed.filter(fault => keys.has(keyOf(fault)))
  const failing = failed.filter(fault => !keys.has(keyOf(fault)))
  const unsteady = of('unsteady')
  const passed = rings.reduce((sum, ring) => sum + ring.passed, 0)
  const overdue = quarantine.filter(({ since }) => daysBetween(since, today) > DAYS)
  return {
    passed,
    unsteady,
    excused,
    failures: [
      ...failing,
      ...rulesBroken(passed, failing, unsteady),
      ...(quarantine.length > MOST_QUARANTINED
        ? [ofGate('the quarantine is full', `${quarantine.length} tests, at most ${MOST_QUARANTINED}`)]
        : []),
      ...overdue.map(({ key, since }) =>
        ofGate(key, `in quarantine since ${since}, longer than ${DAYS} days: mend it`),
      ),
    ],
  }
}
