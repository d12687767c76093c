/** What an exhibitor means to do about a visitor. */
export const boothNextSteps = [
  { value: 'interview', label: '约面试' },
  { value: 'contact', label: '再联系' },
  { value: 'reserve', label: '储备' },
  { value: 'unfit', label: '不合适' },
] as const
export type BoothNextStep = (typeof boothNextSteps)[number]['value']

export const boothNextStepLabels: Readonly<Record<BoothNextStep, string>> = {
  interview: '约面试',
  contact: '再联系',
  reserve: '储备',
  unfit: '不合适',
}

/** Signs of a note, as people count them. */
export const MOST_NOTE = 500
export const isNoteTooLong = (note: string): boolean => [...note].length > MOST_NOTE

/** Records are kept so long after the fair, then deleted. */
export const BOOTH_VISITS_KEPT_DAYS = 90

const HOUR = 3_600_000
/** Stands are taken down, and the last visitors are still there. */
const AFTER_CLOSING_MS = 2 * HOUR
/** A phone that was off line hands in later what happened in time. */
const HANDED_IN_MS = 7 * 24 * HOUR

/** Whether a visitor may be scanned at a moment. A visitor who shows a code does so; before the opening as well. */
export const isScanTime = (closesAt: number, at: number): boolean => at <= closesAt + AFTER_CLOSING_MS

/** Whether records are still taken at a moment. */
export const takesRecords = (closesAt: number, now: number): boolean => now <= closesAt + HANDED_IN_MS

/** One scan of one device, with what was written about it since. */
export interface BoothRecord {
  /** Given by the device. */
  readonly id: string
  /** When it was scanned. */
  readonly at: number
  readonly note: string
  /** '' for none yet. */
  readonly nextStep: BoothNextStep | ''
  /** When note and next step were written last. */
  readonly writtenAt: number
}

const compare = <Value extends string | number>(one: Value, other: Value) => (one < other ? -1 : one > other ? 1 : 0)

/** The later of two tellings of one record; whichever comes first, the same one stays. */
export function laterRecord<Told extends BoothRecord>(one: Told, other: Told): Told {
  const order =
    compare(one.writtenAt, other.writtenAt) || compare(one.note, other.note) || compare(one.nextStep, other.nextStep)
  return order < 0 ? other : one
}

/** Records by their ids, however often and in which order they were told. */
export function mergeRecords<Told extends BoothRecord>(told: readonly Told[]): Map<string, Told> {
  const merged = new Map<string, Told>()
  for (const record of told) {
    const known = merged.get(record.id)
    merged.set(record.id, known ? laterRecord(known, record) : record)
  }
  return merged
}

/** One visitor at a booth: colleagues may have scanned them as well, and what each wrote stays. */
export interface BoothVisitor<Told extends BoothRecord> {
  readonly number: number
  /** When they were scanned first. */
  readonly at: number
  /** The step that was said last; '' for none. */
  readonly nextStep: BoothNextStep | ''
  /** The latest written first. */
  readonly records: readonly Told[]
}

/** Visitors of a booth, the latest scanned first. */
export function visitorsOf<Told extends BoothRecord & { readonly number: number }>(
  records: readonly Told[],
): BoothVisitor<Told>[] {
  const byNumber = Map.groupBy(records, ({ number }) => number)
  return [...byNumber]
    .map(([number, told]) => {
      const latest = told.toSorted((a, b) => compare(b.writtenAt, a.writtenAt) || compare(a.id, b.id))
      return {
        number,
        at: Math.min(...told.map(({ at }) => at)),
        nextStep: latest.find(({ nextStep }) => nextStep !== '')?.nextStep ?? '',
        records: latest,
      }
    })
    .toSorted((a, b) => compare(b.at, a.at) || compare(a.number, b.number))
}
