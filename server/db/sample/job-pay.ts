import type { Terms } from './job-terms.ts'
import type { Random } from './random.ts'

/** What pay is made of, as a posting's columns hold it. */
export interface PayColumns {
  readonly base_min: number | null
  readonly base_max: number | null
  readonly bonus_kind: string
  readonly bonus_min: number | null
  readonly bonus_max: number | null
  readonly bonus_percent: number | null
  readonly bonus_of: string
  readonly bonus_words: string
  readonly meal_pay: number | null
  readonly lodging_pay: number | null
  readonly travel_pay: number | null
  readonly other_pay: string
  readonly pay_day: number | null
  readonly insurance_from: string
  readonly probation_pay: number | null
}

/** Of a posting that says nothing of it. */
export const noPayParts: PayColumns = {
  base_min: null,
  base_max: null,
  bonus_kind: '',
  bonus_min: null,
  bonus_max: null,
  bonus_percent: null,
  bonus_of: '',
  bonus_words: '',
  meal_pay: null,
  lodging_pay: null,
  travel_pay: null,
  other_pay: '',
  pay_day: null,
  insurance_from: '',
  probation_pay: null,
}

const LOWEST_BASE = 2_000
const hundreds = (yuan: number) => Math.round(yuan / 100) * 100

/** Composition of most full-time pay: base, what depends on results, and a meal; together what the posting states. */
export function payPartsOf(random: Random, { nature, wageMin, wageMax, welfare, probation }: Terms): PayColumns {
  if (nature !== '1' || random.chance(0.3)) return noPayParts
  const sells = welfare.includes('6')
  const housed = welfare.includes('5')
  const share = sells ? 0.5 + random.next() * 0.2 : 0.7 + random.next() * 0.2
  const base = Math.max(LOWEST_BASE, hundreds(wageMin * share))
  const meal = !housed && wageMin - base >= 300 && random.chance(0.5) ? 300 : null
  const bonus = wageMin - base - (meal ?? 0)
  return {
    ...noPayParts,
    base_min: base,
    base_max: base,
    bonus_kind: '1',
    bonus_min: bonus,
    bonus_max: wageMax - base - (meal ?? 0),
    meal_pay: meal,
    pay_day: random.pick([10, 10, 15, 15, 20, 25]),
    insurance_from: welfare.includes('1') ? random.pick(['1', '1', '2']) : '2',
    probation_pay: probation === '0' ? null : wageMin * 0.8 < LOWEST_BASE ? 100 : random.pick([80, 80, 90, 100]),
  }
}
