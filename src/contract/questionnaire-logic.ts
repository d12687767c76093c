import type { Answer, Answers, Question, QuestionnaireDocument } from './questionnaire-document.ts'

const isBlank = (answer: Answer | undefined) =>
  answer === undefined ||
  (typeof answer === 'string' && answer.trim() === '') ||
  (typeof answer === 'object' && Object.keys(answer).length === 0)

/** An answer as conditions compare it. */
const valuesOf = (answer: Answer | undefined): readonly string[] =>
  Array.isArray(answer) ? answer : typeof answer === 'string' || typeof answer === 'number' ? [String(answer)] : []

const isListed = (list: readonly { value: string }[], value: unknown) => list.some(option => option.value === value)

/**
 * Which questions are asked of somebody who has answered so, and the answers that count: those of questions that are
 * not asked (any more) are left out, and so is what hangs on them.
 */
export function settle({ pages }: Pick<QuestionnaireDocument, 'pages'>, given: Answers) {
  const counted: Record<string, Answer> = {}
  const asked = new Set<string>()
  for (const { id, showIf } of pages.flatMap(({ questions }) => questions)) {
    const before = showIf && Object.hasOwn(counted, showIf.question) ? counted[showIf.question] : undefined
    if (showIf && !valuesOf(before).some(value => showIf.anyOf.includes(value))) continue
    asked.add(id)
    const answer = Object.hasOwn(given, id) ? given[id] : undefined
    if (answer !== undefined && !isBlank(answer)) counted[id] = answer
  }
  return { asked, answers: counted }
}

const codePoints = (text: string) => [...text].length

/** What is wrong with an answer, in the words for its question; '' when nothing is. */
export function faultOf(question: Question, answer: Answer | undefined): string {
  if (answer === undefined || isBlank(answer)) return question.required ? '请回答这一题' : ''
  switch (question.kind) {
    case 'single':
      return isListed(question.options, answer) ? '' : '请重新选择'
    case 'multiple': {
      if (!Array.isArray(answer) || !answer.every(value => isListed(question.options, value))) return '请重新选择'
      return question.most !== undefined && answer.length > question.most ? `最多选 ${question.most} 项` : ''
    }
    case 'text':
      if (typeof answer !== 'string') return '请重新填写'
      return codePoints(answer) > question.most ? `最多 ${question.most} 个字` : ''
    case 'number':
      return typeof answer === 'number' && Number.isInteger(answer) && answer >= question.min && answer <= question.max
        ? ''
        : `请填写 ${question.min} 到 ${question.max} 之间的整数`
    case 'rating':
      return typeof answer === 'number' && Number.isInteger(answer) && answer >= 1 && answer <= question.words.length
        ? ''
        : '请重新评价'
    case 'matrix': {
      if (typeof answer !== 'object' || Array.isArray(answer)) return '请重新选择'
      const isKnown = Object.entries(answer).every(
        ([row, column]) => isListed(question.rows, row) && isListed(question.columns, column),
      )
      if (!isKnown) return '请重新选择'
      return question.required && Object.keys(answer).length < question.rows.length ? '请把每一行都选上' : ''
    }
    default:
      return question satisfies never
  }
}

/** Faults of the questions that are asked, by their ids, in order. */
export function faultsIn(document: Pick<QuestionnaireDocument, 'pages'>, given: Answers): ReadonlyMap<string, string> {
  const { asked, answers } = settle(document, given)
  const faults = document.pages
    .flatMap(({ questions }) => questions)
    .filter(({ id }) => asked.has(id))
    .map(question => [question.id, faultOf(question, answers[question.id])] as const)
  return new Map(faults.filter(([, fault]) => fault !== ''))
}
