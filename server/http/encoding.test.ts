import { availableParallelism } from 'node:os'
import { brotliDecompressSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encode, encodeDocument } from './encoding.ts'

const words = ['职位', '南昌市', '五险一金', '会计', '<li>', '</li>', '<a href="/job-details/', '">', '4K~6K', '更新']
const documents = fc
  .array(fc.constantFrom(...words), { minLength: 1, maxLength: 6_000 })
  .map(parts => `<!doctype html><html lang="zh-CN"><body>${parts.join('')}</body></html>`)

const text = (bytes: Uint8Array) => brotliDecompressSync(bytes).toString()

test('a document is the same when it is unpacked, however many are wanted at once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(documents, { minLength: 1, maxLength: 6 }), async list => {
      const all = await Promise.all(list.map(html => encodeDocument(html, 'br')))
      expect(all.map(text)).toEqual(list)
    }),
    { numRuns: 20 },
  )
})

test('more care is taken of a document than of an answer, while there are processors to take it', async () => {
  const html = fc.sample(documents, { numRuns: 1, seed: 7 })[0] ?? ''
  const [document, answer] = await Promise.all([
    encode(Buffer.from(html), 'br', 'document'),
    encode(Buffer.from(html), 'br', 'answer'),
  ])
  expect(document).not.toEqual(answer)
  const all = await Promise.all(Array.from({ length: availableParallelism() + 3 }, () => encodeDocument(html, 'br')))
  expect(all.slice(0, -3)).toEqual(Array(availableParallelism()).fill(document))
  expect(all.slice(-3)).toEqual(Array(3).fill(answer))
  expect(await encodeDocument(html, 'br')).toEqual(document)
})

test('other codings leave it as it is', async () => {
  expect(Buffer.from(await encodeDocument('<html></html>', '')).toString()).toBe('<html></html>')
})
