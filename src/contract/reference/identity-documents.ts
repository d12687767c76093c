import type { Option } from './option.ts'

/** `pattern` is the source of an anchored expression over the number in half-width capitals without spaces. */
export type CardType = Option & { readonly pattern: string }

/**
 * Identity documents. The patterns refuse typing mistakes only; a resident ID is further checked by its check digit
 * (`#contract/rules/resident-id`), which also covers residence permits of Hong Kong, Macao and Taiwan residents.
 */
export const cardTypeList = [
  { value: '1', label: '居民身份证', pattern: '^[1-9]\\d{16}[\\dX]$' },
  { value: '2', label: '香港身份证', pattern: '^[A-Z]{1,2}\\d{6}\\(?[\\dA]\\)?$' },
  { value: '3', label: '澳门身份证', pattern: '^[1578]\\d{6}\\(?\\d\\)?$' },
  { value: '4', label: '台湾身份证', pattern: '^[A-Z][12]\\d{8}$' },
  { value: '5', label: '香港居民来往内地通行证', pattern: '^H\\d{8}(\\d{2})?$' },
  { value: '6', label: '澳门居民来往内地通行证', pattern: '^M\\d{8}(\\d{2})?$' },
  { value: '7', label: '台湾居民来往大陆通行证', pattern: '^(\\d{8}|\\d{10})$' },
] as const satisfies readonly CardType[]
