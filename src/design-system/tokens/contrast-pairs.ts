import type { ColorRole } from './color.ts'

export const grounds = ['page', 'surface', 'surfaceMuted', 'surfaceHover'] as const
const words = ['text', 'textMuted', 'textSubtle', 'link', 'linkHover', 'linkVisited', 'primary', 'accentText'] as const
const statuses = ['success', 'warning', 'danger'] as const

/** Which words stand on which ground: every pair that a style writes down is one of these (tests/conventions/contrast.test.ts). */
export const textPairs: readonly (readonly [ColorRole, ColorRole])[] = [
  ...words.flatMap(word => grounds.map(ground => [word, ground] as const)),
  ...statuses.flatMap(status => grounds.map(ground => [status, ground] as const)),
  ['success', 'successSoft'],
  ['warning', 'warningSoft'],
  ['danger', 'dangerSoft'],
  ['text', 'successSoft'],
  ['text', 'warningSoft'],
  ['text', 'dangerSoft'],
  ['text', 'primarySoft'],
  ['textMuted', 'primarySoft'],
  ['link', 'primarySoft'],
  ['linkHover', 'primarySoft'],
  ['linkVisited', 'primarySoft'],
  ['textSubtle', 'primarySoft'],
  ['primary', 'primarySoft'],
  ['onPrimarySoft', 'primarySoft'],
  ['text', 'accentSoft'],
  ['accentText', 'accentSoft'],
  ['onPrimary', 'primary'],
  ['onPrimary', 'primaryHover'],
  ['onAccent', 'accent'],
  ['onDanger', 'danger'],
  ['onDanger', 'dangerHover'],
  ['onHeader', 'header'],
  ['onHeader', 'headerActive'],
  ['onHeaderMuted', 'header'],
  ['onFooter', 'footer'],
  ['onFooterMuted', 'footer'],
]
