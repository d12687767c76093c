import { makeZip } from 'client-zip'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createEntryCounter } from './zip-entries.ts'

interface File {
  readonly name: string
  readonly input: Uint8Array<ArrayBuffer>
}

const zipOf = async (files: readonly File[]) => new Uint8Array(await new Response(makeZip(files)).arrayBuffer())

it('counts the files of a ZIP before its last, each with its folder, however it is cut', async () => {
  const content = fc.oneof(
    fc.uint8Array({ maxLength: 300 }),
    fc.constant(Uint8Array.from([0x50, 0x4b, 7, 8, 0x50, 0x4b])),
  )
  const resume = fc.record({ pdf: content, works: fc.array(content, { maxLength: 3 }) })
  const resumes = fc.array(resume, { maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(resumes, fc.integer({ min: 1, max: 200 }), async (list, step) => {
      const files = list.flatMap(({ pdf, works }, at) => [
        { name: `${at}-王一.pdf`, input: new Uint8Array(pdf) },
        ...works.map((work, place) => ({ name: `${at}-王一/${place}-海报.webp`, input: new Uint8Array(work) })),
      ])
      const bytes = await zipOf([...files, { name: '清单.csv', input: new Uint8Array(40) }])
      const add = createEntryCounter()
      let last = 0
      for (let at = 0; at < bytes.length; at += step) {
        const count = add(bytes.subarray(at, at + step))
        expect(count).toBeGreaterThanOrEqual(last)
        last = count
      }
      expect(last).toBe(list.length)
    }),
  )
})
