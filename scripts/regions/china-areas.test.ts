import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../steps.ts'
import { areasFile, areasSource, chinaAreas } from './china-areas.ts'

const areas = chinaAreas()
const wordsOf = new Map(areas)

test('the sources hold what the package says; otherwise run: node scripts/regions.ts', () => {
  expect(readFileSync(join(root, areasFile), 'utf8')).toBe(areasSource())
})

test('every area has a code, a name and a syllable for each character', () => {
  for (const [code, words] of areas) {
    expect(code).toMatch(/^[1-8]\d{5}$/)
    expect(words).toMatch(/^\p{Script=Han}{2,} [a-z ]+$/u)
    const [name = '', ...syllables] = words.split(' ')
    expect(syllables, name).toHaveLength([...name].length)
  }
})

test.each([
  ['360700', '赣州市 gan zhou shi'],
  ['360428', '都昌县 du chang xian'],
  ['500000', '重庆市 chong qing shi'],
  ['653101', '喀什市 ka shi shi'],
  ['341502', '金安区 jin an qu'],
  ['141100', '吕梁市 lv liang shi'],
  ['341021', '歙县 she xian'],
  ['540481', '米林市 mi lin shi'],
  ['653228', '和康县 he kang xian'],
])('%s reads as the place does', (code, words) => {
  expect(wordsOf.get(code)).toBe(words)
})

test('what the standard does not list is left out', () => {
  for (const code of ['110100', '500200', '419000', '360190', '441901', '710100', '810101']) {
    expect(wordsOf.has(code)).toBe(false)
  }
})
