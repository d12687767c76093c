import { pathTo } from '#contract/pages'
import { type SuggestionKind, suggestionKinds } from '#contract/reference/suggestions'
import { type AddressOf, addressCodec, oneOf, pageNumber, words } from '#platform/routing'

/** What the page is used for: to write, to see what became of it, to read what others were answered. */
const views = ['write', 'progress', 'answers'] as const
export type View = (typeof views)[number]

/** `/suggestions?view=answers&kind=consult&t=…`: what the page is used for, and which answers or letters are listed. */
export const suggestionSearch = addressCodec({
  view: oneOf(views, 'write'),
  kind: oneOf(suggestionKinds.map(({ value }) => value)),
  t: words(),
  page: pageNumber(),
})

export type SuggestionSearch = AddressOf<typeof suggestionSearch>

export const suggestionsHref = (search: Partial<SuggestionSearch>): string =>
  suggestionSearch.format(pathTo('suggestions'), search)

export const kindLabelOf = (kind: SuggestionKind) => suggestionKinds.find(({ value }) => value === kind)?.label ?? ''
