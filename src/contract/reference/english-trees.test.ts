import { describe, expect, it } from 'vitest'
import { englishCategories, englishRegions } from './english-trees.ts'
import { subclassList } from './job-categories.ts'
import { pathOf, walk } from './lookup.ts'
import type { OptionNode } from './option.ts'
import { chinaRegions } from './regions-china.ts'

const labelIn = (tree: typeof englishRegions, value: string) => pathOf(tree, value).at(-1)?.label

describe.each<[string, readonly OptionNode[], readonly OptionNode[]]>([
  ['job categories', subclassList, englishCategories],
  ['regions', chinaRegions, englishRegions],
])('%s in English', (_, chinese, english) => {
  it('have the values of the Chinese ones, in the same order', () => {
    expect([...walk(english)].map(({ value }) => value)).toEqual([...walk(chinese)].map(({ value }) => value))
  })

  it('have a name of Latin letters for each', () => {
    const odd = [...walk(english)].filter(
      ({ label }) => !/^[\p{Script=Latin}0-9.][\p{Script=Latin}0-9’ ,.&()+-]+$/u.test(label),
    )
    expect(odd).toEqual([])
  })
})

it('never call two job categories alike', () => {
  const labels = [...walk(englishCategories)].map(({ label }) => label)
  expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([])
})

it.each([
  ['360000', 'Jiangxi'],
  ['360700', 'Ganzhou'],
  ['360702', 'Zhanggong District'],
  ['360121', 'Nanchang County'],
  ['360800', 'Ji’an'],
  ['610000', 'Shaanxi'],
  ['610100', 'Xi’an'],
  ['141100', 'Lüliang'],
  ['310115', 'Pudong New Area'],
  ['150000', 'Inner Mongolia'],
  ['222400', 'Yanbian Prefecture'],
  ['533100', 'Dehong Prefecture'],
  ['130321', 'Qinglong County'],
  ['441803', 'Qingxin District'],
  ['410304', 'Chanhe District'],
  ['130133', 'Zhao County'],
])('calls the area %s %s', (code, name) => expect(labelIn(englishRegions, code)).toBe(name))
