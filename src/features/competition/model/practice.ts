import { type QuestionHead, questionKinds } from '#contract/competition'
import { pathTo } from '#contract/pages'
import { type AddressOf, addressCodec, id, oneOf } from '#platform/routing'

export const views = { '': '全部', todo: '未答', wrong: '错题本' } as const
export type View = keyof typeof views

/** `/ldgx/questions?view=wrong&kind=multiple&q=12`: which questions, and which of them is open. */
export const practice = addressCodec({
  view: oneOf(['todo', 'wrong']),
  kind: oneOf(questionKinds),
  /** '' for the one to go on with. */
  q: id(),
})

/** What the address asks for. */
export type Asked = AddressOf<typeof practice>

export const practiceAddress = (asked: Asked): string => practice.format(pathTo('questions'), asked)

/** The questions of a view in their order; the open one stays among them although it has just been answered. */
export const questionsIn = (questions: readonly QuestionHead[], { view, kind, q }: Asked) =>
  questions.filter(
    question =>
      question.id === q || ((view === '' || question.state === view) && (kind === '' || question.kind === kind)),
  )

/** The question to open: the one asked for, else the first that is not answered, else the first. */
export const openQuestion = (questions: readonly QuestionHead[], q: string): QuestionHead | undefined =>
  questions.find(question => question.id === q) ?? questions.find(({ state }) => state === 'todo') ?? questions[0]

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
