import { unifyMiddleDots } from './width.ts'

/** What is said at the field about a refused name. */
export const personNameMessages = {
  missing: '请输入姓名',
  length: '姓名应为 2 至 30 个字',
  characters: '姓名只能包含汉字和间隔号“·”，请与证件保持一致',
  dot: '间隔号“·”只能单个出现在姓名中间',
} as const

export type PersonNameProblem = (typeof personNameMessages)[keyof typeof personNameMessages]

const CHARACTERS = /^[\p{Script=Han}·]+$/u
const DOTS_BETWEEN = /^[^·]+(?:·[^·]+)*$/

/**
 * The name as it is stored: trimmed, runs of spaces folded to one, every form of the dot as U+00B7. Nothing else is
 * taken away, so that a wrong character is shown to its writer instead of vanishing.
 */
export function normalisePersonName(text: string): string {
  return unifyMiddleDots(text).trim().replace(/\s+/g, ' ')
}

/**
 * What is wrong with a name, in words for its field; null when nothing is. 2 to 30 code points of Chinese characters, all extensions included
 * (䶮, 𠮷: GB 18030-2022, level 3), with single dots inside for names such as 阿卜杜·热合曼.
 */
export function personNameProblem(text: string): PersonNameProblem | null {
  const name = normalisePersonName(text)
  if (name === '') return personNameMessages.missing
  if (!CHARACTERS.test(name)) return personNameMessages.characters
  const length = [...name].length
  if (length < 2 || length > 30) return personNameMessages.length
  return DOTS_BETWEEN.test(name) ? null : personNameMessages.dot
}

/** Whether the text is a person's name once normalised. */
export function isPersonName(text: string): boolean {
  return personNameProblem(text) === null
}
