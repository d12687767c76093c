import { pathTo } from '#contract/pages'
import type { Answers, QuestionnaireDocument } from '#contract/questionnaire-document'
import { faultsIn } from '#contract/questionnaire-logic'
import { addressCodec, pageNumber } from '#platform/routing'

const turning = addressCodec({ page: pageNumber() })

type Pages = Pick<QuestionnaireDocument, 'pages'>

/** The page that an address asks for, from 0; within what there is. */
export const pageOf = (address: URLSearchParams, { pages }: Pages): number =>
  Math.min(turning.parse(address).page, pages.length) - 1

/** The address of a page, from 0. */
export const addressOfPage = (at: number): string => turning.format(pathTo('household'), { page: at + 1 })

/** What is wrong on one page, by question, in order. */
export function faultsOnPage(document: Pages, at: number, answers: Answers): { id: string; message: string }[] {
  const questions = document.pages[at]?.questions ?? []
  const faults = faultsIn(document, answers)
  return questions.flatMap(({ id }) => {
    const message = faults.get(id)
    return message ? [{ id, message }] : []
  })
}

/** The first page on which something is missing or wrong; the number of pages when nothing is. */
export function firstOpenPage(document: Pages, answers: Answers): number {
  const at = document.pages.findIndex((_, page) => faultsOnPage(document, page, answers).length > 0)
  return at < 0 ? document.pages.length : at
}

/** The page that asks a question; -1 where none does. */
export const pageAsking = ({ pages }: Pages, id: string): number =>
  pages.findIndex(({ questions }) => questions.some(question => question.id === id))
