import { expect, test } from 'vitest'
import { textPairs } from '../../src/design-system/tokens/contrast-pairs.ts'
import { paths, read } from './tree.ts'

const judged = new Set(textPairs.map(pair => pair.join(' on ')))
/** What is switched off need not be read (WCAG 2.2, 1.4.3). */
const isOff = (pair: string) => pair.startsWith('textDisabled on ')

const roleOf = (rule: string, property: string): string | undefined =>
  new RegExp(`(?:^|[;\\s])${property}:\\s*\\$<color\\.(\\w+)>`).exec(rule)?.[1]

/** Colours of words with the ground that the same rule gives them. */
const pairsIn = (path: string): string[] =>
  [...read(path).matchAll(/`[^`]*`/g)]
    // A role's own braces are none of a rule.
    .flatMap(([style]) => style.replace(/\$\{([^{}]*)\}/g, '$<$1>').split(/[{}]/))
    .flatMap(rule => {
      const [word, ground] = [roleOf(rule, 'color'), roleOf(rule, 'background(?:-color)?')]
      return word && ground ? [`${word} on ${ground}`] : []
    })

test('every word stands on a ground on which its contrast is judged in every theme', () => {
  const written = paths('src/**/*.styles.ts', 'src/design-system/**/*.ts').flatMap(path =>
    pairsIn(path).map(pair => ({ path, pair })),
  )
  expect(written.length).toBeGreaterThan(50)
  expect(written.filter(({ pair }) => !judged.has(pair) && !isOff(pair))).toEqual([])
})
