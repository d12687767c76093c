import type { ComboboxOption } from '../Combobox/index.ts'

/** Values as they may be: none twice, none empty, order kept. */
export const cleaned = (values: readonly string[] | null | undefined): string[] => [
  ...new Set((values ?? []).filter(value => value !== '')),
]

/** Chosen options with one more, or without it when it was among them; a full list takes no more. */
export const toggled = (
  chosen: readonly ComboboxOption[],
  option: ComboboxOption,
  max: number,
): readonly ComboboxOption[] => {
  if (chosen.some(({ value }) => value === option.value)) return chosen.filter(({ value }) => value !== option.value)
  return chosen.length >= max ? chosen : [...chosen, option]
}

/** The limit in words, and what to do about it once it is reached. */
export const limitWords = (count: number, max: number): string => {
  if (!Number.isFinite(max)) return ''
  return count >= max ? `已选满 ${max} 项，移除一项后可再选` : `最多选 ${max} 项`
}
