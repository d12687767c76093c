/** One node of a tree that is chosen from level by level (specification section 3, "Region option"). */
export type CascadeOption = {
  readonly value: string
  readonly label: string
  readonly disabled?: boolean | undefined
  /** The specification's field, null throughout; what is below is counted from `children`. */
  readonly childrenCount?: number | null | undefined
  /** Pinyin, its syllables apart by spaces: `gan zhou shi`. Found by its first letters, in whole, or by a part of each syllable. */
  readonly pinyin?: string | undefined
  /** First letters of the pinyin where no more is known: `gz`. */
  readonly initials?: string | undefined
  readonly children?: readonly CascadeOption[] | undefined
}

export type CascadePath = readonly CascadeOption[]

/** One row of a column. */
export type CascadeItem = {
  /** Its own, also where a row stands for its parent as a whole. */
  key: string
  label: string
  path: CascadePath
  hasChildren: boolean
  disabled: boolean
}

export const childrenOf = (option: CascadeOption): readonly CascadeOption[] => option.children ?? []

/** First letters of the pinyin: `gzs` of 赣州市; '' where none is known. */
export const initialsOf = ({ pinyin, initials }: CascadeOption): string =>
  initials ?? pinyin?.replace(/(\S)\S*\s*/g, '$1') ?? ''

/** From the top down to the option with `value`; empty when there is none. */
export const pathTo = (options: readonly CascadeOption[], value: string): CascadePath => {
  for (const option of options) {
    if (option.value === value) return [option]
    const below = pathTo(childrenOf(option), value)
    if (below.length > 0) return [option, ...below]
  }
  return []
}

/** Names from the top down; a name that repeats the one above (省直辖) is said once. */
export const wordsOf = (path: CascadePath): string =>
  path
    .map(({ label }) => label)
    .filter((label, place, all) => label !== all[place - 1])
    .join(' / ')

const itemOf = (path: CascadePath, option: CascadeOption): CascadeItem => ({
  key: option.value,
  label: option.label,
  path: [...path, option],
  hasChildren: childrenOf(option).length > 0,
  disabled: option.disabled === true,
})

/** The row that chooses `parent` as a whole. */
const wholeOf = (path: CascadePath, parent: CascadeOption): CascadeItem => ({
  key: `${parent.value}*`,
  label: `全${parent.label}`,
  path,
  hasChildren: false,
  disabled: parent.disabled === true,
})

/**
 * The columns that are in sight when `open` (values from the top down) is expanded. With `anyLevel`, each column below the
 * first begins with the parent as a whole.
 */
export const columnsOf = (
  options: readonly CascadeOption[],
  open: readonly string[],
  anyLevel: boolean,
): CascadeItem[][] => {
  const columns = [options.map(option => itemOf([], option))]
  let path: CascadePath = []
  let level = options
  for (const value of open) {
    const parent = level.find(option => option.value === value)
    if (!parent || childrenOf(parent).length === 0) break
    path = [...path, parent]
    level = childrenOf(parent)
    const here = path
    const rows = level.map(option => itemOf(here, option))
    columns.push(anyLevel ? [wholeOf(here, parent), ...rows] : rows)
  }
  return columns
}
