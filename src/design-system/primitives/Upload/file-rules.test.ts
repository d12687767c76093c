import { expect, test } from 'vitest'
import { problemOf, sizeText } from './file-rules.ts'

const rules = { types: ['jpg', 'png', 'pdf'], maxBytes: 2_097_152 }
const jpeg = [0xff, 0xd8, 0xff, 0xe0]
const file = (name: string, bytes: number[], size = bytes.length) => {
  const content = new Uint8Array(size)
  content.set(bytes)
  return new File([content], name)
}

test('a good photo passes, whatever the case of its extension', async () => {
  expect(await problemOf(file('证件照.JPG', jpeg), rules)).toBeUndefined()
})

test('a type that is not asked for is named together with those that are', async () => {
  expect(await problemOf(file('简历.exe', [0x4d, 0x5a]), rules)).toBe('文件类型不符，请上传 JPG、PNG、PDF')
  expect(await problemOf(file('没有扩展名', jpeg), rules)).toBe('文件类型不符，请上传 JPG、PNG、PDF')
})

test('a program renamed to a photo is found out', async () => {
  expect(await problemOf(file('证件照.jpg', [0x4d, 0x5a, 0x90]), rules)).toBe('文件内容与扩展名不符，请换一个文件')
})

test('a sound or a film is no WebP, though it begins alike', async () => {
  const pictures = { ...rules, types: ['webp'] }
  const riff = (kind: string) => file('作品.webp', [...new TextEncoder().encode(`RIFF\u0010\0\0\0${kind}`)])
  expect(await problemOf(riff('WEBPVP8 '), pictures)).toBeUndefined()
  for (const kind of ['WAVEfmt ', 'AVI LIST', 'WEB', ''])
    expect(await problemOf(riff(kind), pictures)).toBe('文件内容与扩展名不符，请换一个文件')
})

test('too large says by how much', async () => {
  expect(await problemOf(file('大图.jpg', jpeg, 20_971_520), rules)).toBe('文件超过 2 MB（现为 20 MB），请压缩后再上传')
})

test('an empty file is said to be empty', async () => {
  expect(await problemOf(file('空.pdf', []), rules)).toBe('文件是空的，请换一个文件')
})

test.each([
  [12, '12 B'],
  [327_680, '320 KB'],
  [1_572_864, '1.5 MB'],
])('%i bytes read as %s', (bytes, words) => {
  expect(sizeText(bytes)).toBe(words)
})
