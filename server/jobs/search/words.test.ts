import { expect, test } from 'vitest'
import { readSearch, wantedIn } from './words.ts'

test.each([
  ['会计', ['会计']],
  ['南昌会计', ['南昌', '会计']],
  ['章贡区普工招工', ['章贡区', '普工']],
  ['会计招聘', ['会计']],
  ['招聘', ['招聘']],
  ['招聘专员', ['招聘专员']],
  ['南昌', ['南昌']],
  ['C++ 工作', ['c++', '工作']],
  ['！', []],
])('%s is read as %j', (text, words) => {
  expect(wantedIn(text)).toEqual(words)
})

test('a word of a group brings the others along, one of no group nothing', () => {
  expect(readSearch('财务').words[0]?.synonyms).toEqual([['会计']])
  expect(readSearch('䶮远').words[0]?.synonyms).toEqual([])
})
