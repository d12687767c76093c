import { get } from 'node:http'
import { expect, test } from 'playwright/test'
import { DOCUMENT_LIMIT } from '../../scripts/bench/pages.ts'

/** Bytes on the wire of one document, compressed as a browser asks for it. */
function bytesOf(address: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  get(address, { headers: { 'Accept-Encoding': 'br' } }, response => {
    let bytes = 0
    response.on('data', (piece: Buffer) => {
      bytes += piece.length
    })
    response.on('end', () =>
      response.headers['content-encoding'] === 'br' ? resolve(bytes) : reject(new Error('not compressed')),
    )
  }).on('error', reject)
  return promise
}

for (const path of ['/', '/job-search']) {
  test(`the document of ${path}, with its styles and first data, is light enough`, async ({ baseURL }) => {
    expect(await bytesOf(`${baseURL}${path}`)).toBeLessThanOrEqual(DOCUMENT_LIMIT)
  })
}
