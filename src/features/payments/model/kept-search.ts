import { pathTo } from '#contract/pages'
import { addressCodec, code, flag, pageNumber } from '#platform/routing'

const PATH = pathTo('examRegistrations')

/** `/user/exam-list`: a page of the list; `?add=1` the form that keeps one more, `?number=…` one registration. */
export const keptSearch = addressCodec({ number: code(/^\d{10}$/), add: flag(), page: pageNumber() })

export const addressOfKept = (number: string) => keptSearch.format(PATH, { number })
export const addressOfKeptPage = (page: number) => keptSearch.format(PATH, { page })
export const addressOfKeeping = keptSearch.format(PATH, { add: true })
