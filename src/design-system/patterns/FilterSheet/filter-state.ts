export type FilterOption = {
  value: string
  label: string
  /** How many results it leads to. */
  count?: number | undefined
  /** Counting stopped there: 1,000+. */
  capped?: boolean | undefined
}

export type FilterGroup = {
  /** Name of the query parameter. */
  name: string
  label: string
  options: readonly FilterOption[]
  /** Several at once; otherwise a choice takes the place of the last. */
  multiple?: boolean | undefined
  /** Where, not what: 清除全部 leaves it as it is; its own tag takes it away. */
  lasting?: boolean | undefined
}

/** Chosen values by group; a group without any is absent. */
export type FilterState = Readonly<Record<string, readonly string[]>>

const chosenIn = (state: FilterState, name: string) => state[name] ?? []

export const isChosen = (state: FilterState, name: string, value: string): boolean =>
  chosenIn(state, name).includes(value)

const withGroup = (state: FilterState, name: string, values: readonly string[]): FilterState => {
  const { [name]: _, ...others } = state
  return values.length > 0 ? { ...others, [name]: values } : others
}

/** The state after a press on an option: pressing what is chosen takes it away. */
export const toggled = (state: FilterState, { name, multiple }: FilterGroup, value: string): FilterState => {
  const now = chosenIn(state, name)
  if (now.includes(value)) {
    return withGroup(
      state,
      name,
      now.filter(other => other !== value),
    )
  }
  return withGroup(state, name, multiple ? [...now, value] : [value])
}

/** The state without anything of one group. */
export const cleared = (state: FilterState, name: string): FilterState => withGroup(state, name, [])

/** What 清除全部 leaves: the place that is looked in. */
export const lasting = (groups: readonly FilterGroup[], state: FilterState): FilterState =>
  Object.fromEntries(
    groups.flatMap(group => {
      const values = group.lasting ? chosenIn(state, group.name) : []
      return values.length > 0 ? [[group.name, values]] : []
    }),
  )

/** What is chosen, in the order of the groups and of their options. Values that no option has are left out. */
export const applied = (groups: readonly FilterGroup[], state: FilterState) =>
  groups.flatMap(group =>
    group.options
      .filter(({ value }) => isChosen(state, group.name, value))
      .map(option => ({ group, option, without: toggled(state, group, option.value) })),
  )
