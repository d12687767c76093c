import { type QuestionHead, type QuestionKind, questionKinds } from '#contract/competition'
import { pathTo } from '#contract/pages'

export const views = { '': '全部', todo: '未答', wrong: '错题本' } as const
export type View = keyof typeof views

/** What the address asks for: which questions, and which of them is open. */
export interface Asked {
  view: View
  kind: QuestionKind | ''
  /** '' for the one to go on with. */
  q: string
}

const isView = (value: string): value is View => value in views
const isKind = (value: string): value is QuestionKind => questionKinds.some(kind => kind === value)

export function askedOf(query: URLSearchParams): Asked {
  const [view, kind, q] = ['view', 'kind', 'q'].map(name => query.get(name) ?? '')
  return {
    view: view && isView(view) ? view : '',
    kind: kind && isKind(kind) ? kind : '',
    q: q && /^[1-9]\d{0,11}$/.test(q) ? q : '',
  }
}

export function practiceAddress({ view, kind, q }: Asked): string {
  const query = new URLSearchParams(Object.entries({ view, kind, q }).filter(([, value]) => value !== ''))
  return query.size === 0 ? pathTo('questions') : `/ldgx/questions?${query}`
}

/** The questions of a view in their order; the open one stays among them although it has just been answered. */
export const questionsIn = (questions: readonly QuestionHead[], { view, kind, q }: Asked) =>
  questions.filter(
    question =>
      question.id === q || ((view === '' || question.state === view) && (kind === '' || question.kind === kind)),
  )

/** The question to open: the one asked for, else the first that is not answered, else the first. */
export const openQuestion = (questions: readonly QuestionHead[], q: string): QuestionHead | undefined =>
  questions.find(({ id }) => id === q) ?? questions.find(({ state }) => state === 'todo') ?? questions[0]

export interface Tally {
  total: number
  answered: number
  right: number
  wrong: number
}

export function tallyOf(questions: readonly QuestionHead[]): Tally {
  const count = (state: QuestionHead['state']) => questions.filter(question => question.state === state).length
  const [right, wrong] = [count('right'), count('wrong')]
  return { total: questions.length, answered: right + wrong, right, wrong }
}
