import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createCollectedFile } from './collected-file.ts'

const bytesOf = async (file: Blob) => [...new Uint8Array(await file.arrayBuffer())]

test('a file is what came, in its order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.uint8Array({ maxLength: 40 })), async pieces => {
      const collected = createCollectedFile('application/zip')
      for (const piece of pieces) collected.add(new Uint8Array(piece))
      const file = collected.file()
      expect(file.type).toBe('application/zip')
      expect(await bytesOf(file)).toEqual(pieces.flatMap(piece => [...piece]))
    }),
  )
})

test('of forty megabytes never more than four are held', async () => {
  const collected = createCollectedFile('application/zip')
  const piece = () => new Uint8Array(262_144).fill(7)
  const held = Array.from({ length: 160 }, () => collected.add(piece()))
  expect(Math.max(...held)).toBeLessThan(4_194_304)
  expect(collected.file().size).toBe(160 * 262_144)
})
