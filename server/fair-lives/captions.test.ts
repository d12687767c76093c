import { expect, test } from 'vitest'
import { captionsBetween, captionsOf } from './captions.ts'
import { recordings, segmentCount } from './media.ts'

const cue = (from: number, until: number, text: string) => ({ from, until, text })
const recording = { segmentSeconds: 2, cues: [cue(0.2, 3.8, '一'), cue(4, 61.5, '二')], renditions: [] }

test('a caption that reaches into the next segment is in both, on the recording’s own time', () => {
  expect(captionsOf(recording, 0)).toContain('00:00:00.200 --> 00:00:03.800\n一')
  expect(captionsOf(recording, 1)).toContain('00:00:00.200 --> 00:00:03.800\n一')
  expect(captionsOf(recording, 1)).not.toContain('二')
  expect(captionsOf(recording, 2)).toContain('00:00:04.000 --> 00:01:01.500\n二')
})

test('every file of captions begins as players expect it', () => {
  expect(captionsOf(recording, 40)).toBe('WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:0,LOCAL:00:00:00.000\n')
})

test.each(Object.entries(recordings))('%s has captions from beginning to end, none over another', (_, one) => {
  const seconds = segmentCount(one) * one.segmentSeconds
  expect(one.cues.length).toBeGreaterThan(5)
  one.cues.forEach(({ from, until, text }, place) => {
    expect(text).not.toBe('')
    expect(until).toBeGreaterThan(from)
    expect(until).toBeLessThanOrEqual(one.cues[place + 1]?.from ?? seconds)
  })
  expect(captionsBetween(one).match(/-->/g)).toHaveLength(one.cues.length)
})
