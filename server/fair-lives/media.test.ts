import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { recordings } from './media.ts'

const renditions = Object.values(recordings).flatMap(one => one.renditions)
const bytesOf = (file: string) => readFileSync(join(import.meta.dirname, 'media', file))

/** A box begins there, and this is its type (ISO/IEC 14496-12). */
const boxAt = (bytes: Buffer, offset: number) => bytes.toString('latin1', offset + 4, offset + 8)

test('all recordings together weigh two megabytes at most', () => {
  const sizes = renditions.map(({ file }) => bytesOf(file).length)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(2_000_000)
})

test('every recording is there in H.264 and in VP9', () => {
  for (const { renditions } of Object.values(recordings))
    expect(renditions.map(({ codecs }) => codecs.split('.')[0])).toEqual(['avc1', 'vp09'])
})

test.each(renditions.map(one => [one.file, one] as const))(
  '%s is what its playlists are made of',
  (file, rendition) => {
    const bytes = bytesOf(file)
    expect(createHash('sha256').update(bytes).digest('hex')).toContain(rendition.version)
    expect(boxAt(bytes, 0)).toBe('ftyp')
    expect(rendition.segments[0]?.[0]).toBe(rendition.init)
    for (const [offset = 0, length = 0] of rendition.segments) {
      expect(boxAt(bytes, offset)).toBe('moof')
      const data = offset + bytes.readUInt32BE(offset)
      expect(boxAt(bytes, data)).toBe('mdat')
      expect(data + bytes.readUInt32BE(data)).toBe(offset + length)
    }
  },
)
