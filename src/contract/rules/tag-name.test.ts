import { expect, it } from 'vitest'
import { distinctTags, tagKey, tagsIn } from './tag-name.ts'

it.each([
  ['ＣＰＡ', 'cpa'],
  ['C P\u3000A', 'cpa'],
  [' Java ', 'java'],
  ['可 急聘', '可急聘'],
])('takes %j for %j', (name, key) => expect(tagKey(name)).toBe(key))

it('keeps each once, as it was first written', () => {
  expect(distinctTags(['CPA', 'ｃｐａ', '𠮷安人', 'c p a', ' '])).toEqual(['CPA', '𠮷安人'])
})

it('reads several from one text', () => {
  expect(tagsIn('可急聘、会䶮语， CPA;cpa；能上夜班,,')).toEqual(['可急聘', '会䶮语', 'CPA', '能上夜班'])
  expect(tagsIn(' 、，')).toEqual([])
})
