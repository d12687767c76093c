/** Area names by six-digit GB/T 2260 code; a parent's code is its child's with trailing digit pairs zeroed. */
export type AreaNames = Readonly<Record<number, string>>

/** One node of a region cascader, field by field as in specification section 3, "Region option". */
export type RegionOption = {
  readonly value: string
  readonly label: string
  readonly disabled: false
  readonly childrenCount: null
  readonly children: readonly RegionOption[]
}

type Branch = RegionOption & { readonly children: RegionOption[] }

/** Ancestors of a code, nearest first: 360102 → 360100, 360000. */
export function areaAncestors(code: string): string[] {
  const wider = [`${code.slice(0, 4)}00`, `${code.slice(0, 2)}0000`]
  return wider.filter((ancestor, index) => ancestor !== code && wider.indexOf(ancestor) === index)
}

/**
 * Builds the cascader from flat names. An area hangs under its nearest listed ancestor (a Beijing district under
 * Beijing, for there is no city between), and stands at the top when none is listed. Ordered by code.
 */
export function regionTree(areas: AreaNames): readonly RegionOption[] {
  const branches = new Map<string, Branch>()
  const top: RegionOption[] = []
  for (const [value, label] of Object.entries(areas)) {
    branches.set(value, { value, label, disabled: false, childrenCount: null, children: [] })
  }
  for (const [value, branch] of branches) {
    const parent = areaAncestors(value).find(ancestor => branches.has(ancestor))
    const siblings = parent === undefined ? top : (branches.get(parent)?.children ?? top)
    siblings.push(branch)
  }
  return top
}
