import { expect, it } from 'vitest'
import { roomFor, tagsFault } from './tag-faults.ts'

const numbered = (count: number) => Array.from({ length: count }, (_, at) => `标签${at + 1}`)
const withTags = (names: readonly string[]) => ({ tags: names.map(name => ({ id: name, name })) })

it.each([
  ['none', [], [], '请填写标签'],
  ['as many as fit', numbered(10), [], ''],
  ['500', numbered(500), [], '每份简历最多 10 个标签：这次写了 500 个，还能添加 10 个，请减少一些'],
  ['one too many', ['会䶮语'], numbered(10), '每份简历最多 10 个标签：这次写了 1 个，还能添加 0 个，请减少一些'],
  ['one that is on already', ['ｃｐａ'], [...numbered(9), 'CPA'], ''],
  ['twenty characters, rare ones too', ['𠮷'.repeat(20)], [], ''],
  ['a long one', ['𠮷'.repeat(21)], [], `“${'𠮷'.repeat(20)}…”超过 20 个字，请写短一些`],
])('says of %s what is wrong', (_, names, on, fault) => expect(tagsFault(names, [withTags(on)])).toBe(fault))

it('leaves the room of the fullest', () => {
  expect(roomFor([withTags(numbered(3)), withTags(numbered(8))])).toBe(2)
})
