import type { Recording } from './media.ts'

const two = (count: number) => String(count).padStart(2, '0')

/** 00:01:04.200 */
function timeOf(seconds: number): string {
  const ms = Math.round(seconds * 1_000)
  const whole = Math.floor(ms / 1_000)
  return `${two(Math.floor(whole / 3_600))}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}.${String(ms % 1_000).padStart(3, '0')}`
}

/** Captions are told on the recording's own time (RFC 8216, 3.5), so that they follow it wherever it is joined. */
const HEAD = 'WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:0,LOCAL:00:00:00.000\n'

/** Captions (WebVTT) that are shown at any time from `from` until `until`, in seconds; all of them by default. */
export function captionsBetween({ cues }: Recording, from = 0, until = Number.POSITIVE_INFINITY): string {
  const shown = cues.filter(cue => cue.from < until && cue.until > from)
  return [HEAD, ...shown.map(cue => `${timeOf(cue.from)} --> ${timeOf(cue.until)}\n${cue.text}\n`)].join('\n')
}

/** Those of one segment; one that reaches into the next is in both. */
export const captionsOf = (recording: Recording, segment: number): string =>
  captionsBetween(recording, segment * recording.segmentSeconds, (segment + 1) * recording.segmentSeconds)
