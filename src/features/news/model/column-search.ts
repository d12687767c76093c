import type { ArticleKind } from '#contract/news'
import { listAddress, pageIn, wordsIn } from './article-search.ts'
import { typeOf } from './article-types.ts'

/** What `/consultation-list` and `/group/news` list: one column, or everything of a kind. */
export interface ColumnSearch {
  /** '' for all columns. */
  typeId: string
  t: string
  page: number
}

/** The column that an address stands for; one of another kind than `only` counts as not given. */
export function columnSearchOf(address: URLSearchParams, only?: ArticleKind): ColumnSearch {
  const type = typeOf(address.get('type') ?? '')
  const fits = type !== undefined && (only === undefined || type.kind === only)
  return { typeId: fits ? type.value : '', t: wordsIn(address), page: pageIn(address) }
}

export const columnAddress = (base: string, { typeId, t, page }: ColumnSearch): string =>
  listAddress(base, { type: typeId, t, page })
