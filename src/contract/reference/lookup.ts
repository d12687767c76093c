import type { Option } from './option.ts'

/** The entry with this value, or undefined. Search forms and old records may carry values that no list knows. */
export function optionOf<Entry extends Option>(list: readonly Entry[], value: string | null | undefined) {
  return list.find(option => option.value === value)
}

/** The entry's label, or '' for a value that the list does not know, so that a stale value shows as nothing. */
export function labelOf(list: readonly Option[], value: string | null | undefined): string {
  return optionOf(list, value)?.label ?? ''
}

/** The entries from the tree's top down to `value`, both ends included; [] when the tree does not hold it. */
export function pathOf<Node extends Option & { readonly children?: readonly Node[] }>(
  tree: readonly Node[],
  value: string,
): Node[] {
  for (const node of tree) {
    if (node.value === value) return [node]
    const below = pathOf(node.children ?? [], value)
    if (below.length > 0) return [node, ...below]
  }
  return []
}

/** `value` and every value below it: what a filter on a wide category must match. [] when the tree does not hold it. */
export function valuesUnder<Node extends Option & { readonly children?: readonly Node[] }>(
  tree: readonly Node[],
  value: string,
): string[] {
  const node = pathOf(tree, value).at(-1)
  return node === undefined ? [] : [...walk([node])].map(({ value }) => value)
}

/** Every entry of a tree, parents before children. */
export function* walk<Node extends Option & { readonly children?: readonly Node[] }>(
  tree: readonly Node[],
): Generator<Node> {
  for (const node of tree) {
    yield node
    yield* walk(node.children ?? [])
  }
}
