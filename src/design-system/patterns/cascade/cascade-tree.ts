/** One node of a tree that is chosen from level by level (specification section 3, "Region option"). */
export type CascadeOption = {
  readonly value: string
  readonly label: string
  readonly disabled?: boolean | undefined
  /** First letters of the pinyin, for searching: `gz` finds 赣州. */
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

const childrenOf = (option: CascadeOption) => option.children ?? []

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

function* walk(options: readonly CascadeOption[], above: CascadePath): Generator<CascadePath> {
  for (const option of options) {
    if (option.disabled) continue
    const path = [...above, option]
    yield path
    yield* walk(childrenOf(option), path)
  }
}

/** Up to `limit` paths whose last name holds `query` or whose initials begin with it; shorter names first. */
export const searchPaths = (
  options: readonly CascadeOption[],
  query: string,
  { limit, anyLevel }: { limit: number; anyLevel: boolean },
): CascadePath[] => {
  const word = query.trim().toLowerCase()
  if (word === '') return []
  return [...walk(options, [])]
    .filter(path => {
      const last = path.at(-1)
      if (!last || (!anyLevel && childrenOf(last).length > 0)) return false
      return last.label.toLowerCase().includes(word) || last.initials?.toLowerCase().startsWith(word)
    })
    .sort((one, other) => (one.at(-1)?.label.length ?? 0) - (other.at(-1)?.label.length ?? 0))
    .slice(0, limit)
}
