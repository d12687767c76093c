import { expect, test } from 'vitest'
import { holderKey, idTail, shownName } from './holder.ts'

const number = '11010519491231002X'

test('the same person gives the same digest, another name or number another', async () => {
  const key = async (name: string, idNumber: string) => Buffer.from(await holderKey({ name, idNumber })).toString('hex')
  expect(await key('林晓棠', number)).toBe(await key('林晓棠', number))
  expect(await key('林晓棠', number)).not.toBe(await key('林小棠', number))
  expect(await key('林晓棠', number)).not.toBe(await key('林晓棠', '360426199101010071'))
})

test('names and numbers are shown with their middle hidden', () => {
  expect(['林晓棠', '林棠', '𠮷䶮', '阿依古丽·热合曼'].map(shownName)).toEqual(['林*棠', '林*', '𠮷*', '阿******曼'])
  expect(idTail(number)).toBe('002X')
})
