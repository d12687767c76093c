import type { JobDraft } from './job-posting.ts'

export type StatedPay = Pick<
  JobDraft,
  | 'baseMin'
  | 'baseMax'
  | 'bonusKind'
  | 'bonusMin'
  | 'bonusMax'
  | 'bonusPercent'
  | 'bonusOf'
  | 'bonusWords'
  | 'mealPay'
  | 'lodgingPay'
  | 'travelPay'
  | 'otherPay'
>

/** Yuan a month, at least and at most. */
interface Range {
  readonly least: number
  readonly most: number
}

/** One part of monthly pay: counted in yuan, or only told in words. */
export interface PayPart {
  readonly name: string
  readonly range: Range | null
  /** '' for a part that is counted. */
  readonly words: string
}

function rangeOf(low: number | null, high: number | null): Range | null {
  const least = low ?? high
  return least === null ? null : { least, most: high ?? least }
}

const counted = (name: string, range: Range | null): PayPart[] =>
  range === null || range.most === 0 ? [] : [{ name, range, words: '' }]
const told = (name: string, words: string): PayPart[] => (words === '' ? [] : [{ name, range: null, words }])

function bonusOf({ bonusKind, bonusMin, bonusMax, bonusPercent, bonusOf: of, bonusWords }: StatedPay): PayPart[] {
  if (bonusKind === '1') return counted('绩效或提成', rangeOf(bonusMin, bonusMax))
  if (bonusKind === '2') return bonusPercent === null ? [] : told('提成', `${of}的 ${bonusPercent}%`)
  return bonusKind === '3' ? told('绩效或提成', bonusWords) : []
}

/** What is paid whatever is achieved; null where it is not said. */
export const baseOf = ({ baseMin, baseMax }: Pick<StatedPay, 'baseMin' | 'baseMax'>) => rangeOf(baseMin, baseMax)

/** The parts of monthly pay that a posting states, base first; answers that its form does not ask for are no parts. */
export const payPartsOf = (pay: StatedPay): PayPart[] => [
  ...counted('基本工资', baseOf(pay)),
  ...bonusOf(pay),
  ...counted('餐补', rangeOf(pay.mealPay, null)),
  ...counted('房补', rangeOf(pay.lodgingPay, null)),
  ...counted('交通补贴', rangeOf(pay.travelPay, null)),
  ...told('其他补贴', pay.otherPay),
]

/** What the parts come to; null while one of them is only told in words. */
export function sumOf(parts: readonly PayPart[]): Range | null {
  let [least, most] = [0, 0]
  for (const { range } of parts) {
    if (range === null) return null
    least += range.least
    most += range.most
  }
  return { least, most }
}
