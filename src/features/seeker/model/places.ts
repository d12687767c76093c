import { pathOf } from '#contract/reference/lookup'
import type { OptionNode } from '#contract/reference/option'

/** A node of a tree in words, from the top down: 江西省 南昌市; '' for what the tree does not hold. */
export const placeText = (tree: readonly OptionNode[], value: string): string =>
  pathOf(tree, value)
    .map(({ label }) => label)
    .join(' ')

/** The last word of a node's path: 会计; '' for what the tree does not hold. */
export const leafText = (tree: readonly OptionNode[], value: string): string => pathOf(tree, value).at(-1)?.label ?? ''
