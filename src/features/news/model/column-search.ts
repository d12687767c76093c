import type { ArticleKind } from '#contract/news'
import { type AddressOf, addressCodec, code, pageNumber, words } from '#platform/routing'
import { typeOf } from './article-types.ts'

/** What `/consultation-list` and `/group/news` list: one column, or everything of a kind. */
export const columnSearch = addressCodec({ type: code(), t: words(), page: pageNumber() })

/** `type` is a column's id; '' for all columns. */
export type ColumnSearch = AddressOf<typeof columnSearch>

/** The column that `/consultation-list` opens with. */
export const FIRST_COLUMN = '11'

/** The column that an address stands for; one that is none, or of another kind than `only`, counts as not given. */
export function columnSearchOf(address: URLSearchParams, only?: ArticleKind): ColumnSearch {
  const search = columnSearch.parse(address)
  const type = typeOf(search.type)
  return type !== undefined && (only === undefined || type.kind === only) ? search : { ...search, type: '' }
}
