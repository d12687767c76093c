import { makeZip } from 'client-zip'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createEntryCounter } from './zip-entries.ts'

const zipOf = async (files: readonly Uint8Array<ArrayBuffer>[]) =>
  new Uint8Array(await new Response(makeZip(files.map((input, at) => ({ name: `${at}.pdf`, input })))).arrayBuffer())

it('counts the files of a ZIP before its last, however it is cut', async () => {
  const content = fc.oneof(
    fc.uint8Array({ maxLength: 300 }),
    fc.constant(Uint8Array.from([0x50, 0x4b, 7, 8, 0x50, 0x4b])),
  )
  const files = fc.array(content, { minLength: 1, maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(files, fc.integer({ min: 1, max: 200 }), async (list, step) => {
      const bytes = await zipOf(list.map(file => new Uint8Array(file)))
      const add = createEntryCounter()
      let last = 0
      for (let at = 0; at < bytes.length; at += step) {
        const count = add(bytes.subarray(at, at + step))
        expect(count).toBeGreaterThanOrEqual(last)
        last = count
      }
      expect(last).toBe(list.length - 1)
    }),
  )
})
