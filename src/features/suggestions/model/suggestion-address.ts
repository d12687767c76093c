import { pathTo } from '#contract/pages'
import { type SuggestionKind, suggestionKinds } from '#contract/reference/suggestions'

const PATH = pathTo('suggestions')

/** What the page is used for: to write, to see what became of it, to read what others were answered. */
export type View = 'write' | 'progress' | 'answers'

/** Which public answers are asked for. */
export interface AnswerSearch {
  kind: SuggestionKind | ''
  t: string
  page: number
  pageSize: number
}

const isKind = (value: string): value is SuggestionKind => suggestionKinds.some(kind => kind.value === value)

export function viewOf(address: URLSearchParams): View {
  const view = address.get('view')
  return view === 'progress' || view === 'answers' ? view : 'write'
}

/** The list that an address stands for; what makes no sense counts as not given. */
export function answerSearchOf(address: URLSearchParams): AnswerSearch {
  const kind = address.get('kind') ?? ''
  const page = Number(address.get('page') ?? 1)
  return {
    kind: isKind(kind) ? kind : '',
    t: [...(address.get('t') ?? '')].slice(0, 60).join('').trim(),
    page: Number.isInteger(page) && page >= 1 ? Math.min(page, 500) : 1,
    pageSize: 10,
  }
}

export const addressOfView = (view: View) => (view === 'write' ? PATH : `${PATH}?view=${view}`)

export function addressOfAnswers({ kind, t, page }: Omit<AnswerSearch, 'pageSize'>): string {
  const address = new URLSearchParams({
    view: 'answers',
    ...(kind && { kind }),
    ...(t && { t }),
    ...(page > 1 && { page: String(page) }),
  })
  return `${PATH}?${address}`
}

export const kindLabelOf = (kind: SuggestionKind) => suggestionKinds.find(({ value }) => value === kind)?.label ?? ''
