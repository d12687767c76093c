/** What a part is given to show: words, and a list of words. Nothing stands for what a service left out. */
export type Given = { readonly text: string | null; readonly texts: readonly string[] | null }

/** Little and harmless, for what is proved of every part alike. */
export const plain: Given = { text: '甲', texts: ['甲'] }

/** Words for a property that asks for a string: its type keeps null away. */
export const words = ({ text }: Given): string => text ?? ''

/** An item for each of the words; null where there is no list. */
export const listOf = <Item>({ texts }: Given, make: (text: string, at: number) => Item): readonly Item[] | null =>
  texts?.map(make) ?? null

/** The same for a property that asks for a list: its type keeps null away. */
export const itemsOf = <Item>(given: Given, make: (text: string, at: number) => Item): readonly Item[] =>
  listOf(given, make) ?? []

/** Options as most parts take them. */
export const optionsOf = (given: Given) => itemsOf(given, (label, at) => ({ value: String(at), label }))
