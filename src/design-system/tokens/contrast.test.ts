import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { ColorRole, ColorTheme } from './color.ts'
import { contrast, dark, light, talent, talentDark } from './themes.ts'

/** Relative luminance and ratio as WCAG 2.2 defines them. */
const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const luminance = (hex: string) => {
  const digits = hex.length === 4 ? [...hex.slice(1)].map(digit => digit + digit) : (hex.slice(1).match(/../g) ?? [])
  const [red = 0, green = 0, blue = 0] = digits.map(pair => channel(Number.parseInt(pair, 16) / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
const ratio = (one: string, other: string) => {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (bright + 0.05) / (dim + 0.05)
}

const grounds = ['page', 'surface', 'surfaceMuted', 'surfaceHover'] as const
const words = ['text', 'textMuted', 'textSubtle', 'link', 'linkHover', 'linkVisited', 'primary', 'accentText'] as const
const statuses = ['success', 'warning', 'danger'] as const

/** Which words stand on which ground: every pair that a style writes down is one of these. */
const textPairs: readonly (readonly [ColorRole, ColorRole])[] = [
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

/** Lines and marks that carry meaning: 3:1. */
const markPairs: readonly (readonly [ColorRole, ColorRole])[] = [
  ['borderStrong', 'surface'],
  ['borderStrong', 'page'],
]

/** On which grounds each ring lies: the gap between it and what has the focus leaves the ground on both of its sides. */
const ringPairs: readonly (readonly [ColorRole, ColorRole])[] = [
  ...grounds.map(ground => ['focus', ground] as const),
  ...(['primarySoft', 'accentSoft', 'successSoft', 'warningSoft', 'dangerSoft'] as const).map(
    ground => ['focus', ground] as const,
  ),
  ['onHeader', 'header'],
  ['onHeader', 'headerActive'],
  ['onFooter', 'footer'],
  ['onPrimary', 'primary'],
]

const themes: readonly (readonly [string, ColorTheme, number])[] = [
  ['light', light, 4.5],
  ['talent', talent, 4.5],
  ['dark', dark, 4.5],
  ['dark talent', talentDark, 4.5],
  ['high contrast', contrast, 7],
]

describe.each(themes)('%s', (_, theme, least) => {
  test.each(textPairs)(`%s on %s reads at ${least}:1 or better`, (word, ground) => {
    expect(ratio(theme[word], theme[ground])).toBeGreaterThanOrEqual(least)
  })
  test.each([...markPairs, ...ringPairs])('%s stands out from %s at 3:1 or better', (mark, ground) => {
    expect(ratio(theme[mark], theme[ground])).toBeGreaterThanOrEqual(3)
  })
})

const judged = new Set(textPairs.map(pair => pair.join(' on ')))
/** What is switched off need not be read (WCAG 2.2, 1.4.3). */
const isOff = (pair: string) => pair.startsWith('textDisabled on ')

const roleOf = (rule: string, property: string): string | undefined =>
  new RegExp(`(?:^|[;\\s])${property}:\\s*\\$<color\\.(\\w+)>`).exec(rule)?.[1]

/** Colours of words with the ground that the same rule gives them. */
const pairsIn = (path: string): string[] =>
  [...readFileSync(path, 'utf8').matchAll(/`[^`]*`/g)]
    // A role's own braces are none of a rule.
    .flatMap(([style]) => style.replace(/\$\{([^{}]*)\}/g, '$<$1>').split(/[{}]/))
    .flatMap(rule => {
      const [word, ground] = [roleOf(rule, 'color'), roleOf(rule, 'background(?:-color)?')]
      return word && ground ? [`${word} on ${ground}`] : []
    })

test('every word stands on a ground on which its contrast is judged in every theme', () => {
  const source = join(import.meta.dirname, '../..')
  const written = globSync(['**/*.styles.ts', 'design-system/**/*.ts'], { cwd: source }).flatMap(path =>
    pairsIn(join(source, path)).map(pair => ({ path, pair })),
  )
  expect(written.length).toBeGreaterThan(50)
  expect(written.filter(({ pair }) => !judged.has(pair) && !isOff(pair))).toEqual([])
})
