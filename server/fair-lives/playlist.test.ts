import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressesOf } from './addresses.ts'
import { type Recording, recordings, segmentCount } from './media.ts'
import {
  liveCaptions,
  livePlaylist,
  masterPlaylist,
  replayCaptions,
  replayPlaylist,
  WINDOW,
  windowAt,
} from './playlist.ts'

const startsAt = Date.parse('2026-11-28T10:00:00+08:00')
const HOUR = 3_600_000
const broadcast = { startsAt, endsAt: startsAt + HOUR }
const { pitch: recording } = recordings
if (!recording) throw new Error('The recording of a pitch is missing')
const [rendition] = recording.renditions
if (!rendition) throw new Error('A recording without pictures')
const addresses = addressesOf('pitch')
const STEP = recording.segmentSeconds * 1_000
const count = segmentCount(recording)

const at = (ms: number) => livePlaylist(recording, rendition, broadcast, addresses, startsAt + ms)

/** Segments of a playlist by their number, with what RFC 8216 says of their discontinuity and bytes. */
function read(text: string) {
  const number = (tag: string) => Number(new RegExp(`^#${tag}:(\\d+)$`, 'm').exec(text)?.[1] ?? 0)
  let discontinuity = number('EXT-X-DISCONTINUITY-SEQUENCE')
  let range = ''
  const segments = new Map<number, string>()
  const first = number('EXT-X-MEDIA-SEQUENCE')
  for (const line of text.split('\n')) {
    if (line === '#EXT-X-DISCONTINUITY') discontinuity += 1
    if (line.startsWith('#EXT-X-BYTERANGE:')) range = line.slice(17)
    if (line.startsWith('/')) segments.set(first + segments.size, `${discontinuity} ${range} ${line}`)
  }
  return { first, segments, isOver: text.includes('#EXT-X-ENDLIST') }
}

const moment = fc.integer({ min: 0, max: HOUR + 60_000 })

test('at the beginning there is one segment, and later a window that slides', () => {
  expect(read(at(0))).toMatchObject({ first: 0, isOver: false })
  expect(read(at(0)).segments.size).toBe(1)
  expect(read(at(3 * STEP)).segments.size).toBe(4)
  expect(read(at(100 * STEP))).toMatchObject({ first: 101 - WINDOW })
  expect(read(at(100 * STEP)).segments.size).toBe(WINDOW)
})

test('a recording that begins anew is a discontinuity, with its initialisation once more', () => {
  const text = at(count * STEP)
  expect(text.match(/#EXT-X-DISCONTINUITY\n#EXT-X-MAP/g)).toHaveLength(1)
  expect(text).toContain('#EXT-X-DISCONTINUITY-SEQUENCE:0\n')
  expect(at((count + WINDOW) * STEP)).toContain('#EXT-X-DISCONTINUITY-SEQUENCE:1\n')
})

test('a segment has the same number, discontinuity and bytes in every playlist that has it', () => {
  fc.assert(
    fc.property(moment, fc.integer({ min: 0, max: WINDOW * STEP }), (sooner, more) => {
      const [before, after] = [read(at(sooner)), read(at(sooner + more))]
      expect(after.first).toBeGreaterThanOrEqual(before.first)
      for (const [number, segment] of after.segments) expect(before.segments.get(number) ?? segment).toBe(segment)
    }),
    { numRuns: 300 },
  )
})

test('whatever is asked in time finds the next segment: no number is left out', () => {
  fc.assert(
    fc.property(moment, fc.integer({ min: 0, max: STEP }), (ms, wait) => {
      const last = Math.max(...read(at(ms)).segments.keys())
      const next = Math.max(...read(at(ms + wait)).segments.keys())
      expect(next - last).toBeLessThanOrEqual(1)
    }),
    { numRuns: 300 },
  )
})

test('pictures and captions are told alike, whenever one looks', () => {
  fc.assert(
    fc.property(moment, ms => {
      const pictures = read(at(ms))
      const captions = read(liveCaptions(recording, broadcast, addresses, startsAt + ms))
      expect([captions.first, captions.isOver]).toEqual([pictures.first, pictures.isOver])
      const places = (found: ReturnType<typeof read>) =>
        [...found.segments].map(([number, text]) => [number, text.split(' ')[0]])
      expect(places(captions)).toEqual(places(pictures))
    }),
    { numRuns: 200 },
  )
})

test('a stream is over at its end, and says so from then on', () => {
  expect(read(at(HOUR - 1)).isOver).toBe(false)
  expect(read(at(HOUR)).isOver).toBe(true)
  expect(at(HOUR)).toBe(at(9 * HOUR))
  expect(windowAt(broadcast, recording.segmentSeconds, startsAt + HOUR).last).toBe(HOUR / STEP - 1)
})

test('the moment of a segment is the one at which it was on', () => {
  fc.assert(
    fc.property(moment, ms => {
      const text = at(ms)
      const said = Date.parse(/PROGRAM-DATE-TIME:(\S+)/.exec(text)?.[1] ?? '')
      expect(said).toBe(startsAt + read(text).first * STEP)
    }),
    { numRuns: 100 },
  )
})

test('a recording is played from beginning to end, its captions in one file', () => {
  const text = replayPlaylist(recording, rendition, addresses)
  expect(read(text)).toMatchObject({ first: 0, isOver: true })
  expect(read(text).segments.size).toBe(count)
  expect(text).toContain('#EXT-X-PLAYLIST-TYPE:VOD')
  const captions = replayCaptions(recording, addresses)
  expect(captions).toContain(`#EXT-X-TARGETDURATION:${count * recording.segmentSeconds}\n`)
  expect([...read(captions).segments.values()]).toEqual(['0  /lives/captions/pitch/all.vtt'])
})

test('both codecs are offered, and captions where there are some', () => {
  const text = masterPlaylist(recording, true)
  expect(text.match(/CODECS="(avc1|vp09)[^"]*",RESOLUTION=640x360,SUBTITLES="captions"/g)).toHaveLength(2)
  expect(text).toContain('URI="captions.m3u8"')
  expect(masterPlaylist({ ...recording } satisfies Recording, false)).not.toContain('captions')
})
