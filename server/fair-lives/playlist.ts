import { type Recording, type Rendition, segmentCount } from './media.ts'

/** How many segments of what is on a playlist holds: the rest has gone by. */
export const WINDOW = 8

/** Segments of what is on, from `first` until `last`; a recording is repeated for as long as the stream lasts. */
export interface LiveWindow {
  readonly first: number
  readonly last: number
  readonly isOver: boolean
}

export interface Broadcast {
  readonly startsAt: number
  /** Exclusive. */
  readonly endsAt: number
}

/** What of a stream can be played at `now`, which is not before its beginning: a function of the clock alone. */
export function windowAt({ startsAt, endsAt }: Broadcast, segmentSeconds: number, now: number): LiveWindow {
  const until = Math.min(now, endsAt - 1)
  const last = Math.max(0, Math.floor((until - startsAt) / (segmentSeconds * 1_000)))
  return { first: Math.max(0, last - WINDOW + 1), last, isOver: now >= endsAt }
}

/** Where bytes and captions of a recording are had; addresses of playlists are relative to their own. */
export interface Addresses {
  readonly bytes: (rendition: Rendition) => string
  /** Captions of one segment of the recording. */
  readonly captions: (segment: number) => string
  readonly allCaptions: string
}

const lines = (...parts: readonly (string | readonly string[])[]) => `${parts.flat().join('\n')}\n`

const CAPTIONS =
  '#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="captions",NAME="中文字幕",LANGUAGE="zh-CN",DEFAULT=YES,AUTOSELECT=YES,FORCED=NO,URI="captions.m3u8"'

/** The playlist of playlists: every codec, and the captions. */
export const masterPlaylist = ({ renditions }: Recording, hasCaptions: boolean): string =>
  lines(
    ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS'],
    hasCaptions ? [CAPTIONS] : [],
    renditions.flatMap(({ name, codecs, width, height, bandwidth }) => [
      `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},CODECS="${codecs}",RESOLUTION=${width}x${height}${hasCaptions ? ',SUBTITLES="captions"' : ''}`,
      `${name}.m3u8`,
    ]),
  )

/** One segment, of which only the place differs between a stream and its recording. */
type Entry = (segment: number) => readonly string[]

const length = (seconds: number) => `#EXTINF:${seconds.toFixed(3)},`

const videoEntry =
  ({ segmentSeconds }: Recording, rendition: Rendition, address: string): Entry =>
  segment => {
    const [offset = 0, bytes = 0] = rendition.segments[segment] ?? []
    return [length(segmentSeconds), `#EXT-X-BYTERANGE:${bytes}@${offset}`, address]
  }

const captionsEntry =
  ({ segmentSeconds }: Recording, { captions }: Addresses): Entry =>
  segment => [length(segmentSeconds), captions(segment)]

const mapOf = ({ init }: Rendition, address: string) => `#EXT-X-MAP:URI="${address}",BYTERANGE="${init}@0"`

const head = ({ segmentSeconds }: Recording) => [
  '#EXTM3U',
  '#EXT-X-VERSION:7',
  `#EXT-X-TARGETDURATION:${segmentSeconds}`,
]

/**
 * A sliding window of a stream that is on (RFC 8216, 6.2.2). Each time the recording begins anew is a discontinuity; how
 * many have gone by is told like the segments' own numbers, so that players which join at any moment agree.
 */
function slidingPlaylist(
  recording: Recording,
  { first, last, isOver }: LiveWindow,
  startsAt: number,
  map: readonly string[],
  entry: Entry,
) {
  const count = segmentCount(recording)
  const shown = Array.from({ length: last - first + 1 }, (_, n) => first + n)
  return lines(
    head(recording),
    [`#EXT-X-MEDIA-SEQUENCE:${first}`, `#EXT-X-DISCONTINUITY-SEQUENCE:${Math.floor(first / count)}`],
    map,
    shown.flatMap(number => {
      const restarts = number % count === 0 && number > first
      const at = new Date(startsAt + number * recording.segmentSeconds * 1_000).toISOString()
      return [
        ...(restarts ? ['#EXT-X-DISCONTINUITY', ...map] : []),
        ...(restarts || number === first ? [`#EXT-X-PROGRAM-DATE-TIME:${at}`] : []),
        ...entry(number % count),
      ]
    }),
    isOver ? ['#EXT-X-ENDLIST'] : [],
  )
}

/** The pictures of a stream that is on, in one codec. */
export function livePlaylist(
  recording: Recording,
  rendition: Rendition,
  broadcast: Broadcast,
  addresses: Addresses,
  now: number,
): string {
  const address = addresses.bytes(rendition)
  const window = windowAt(broadcast, recording.segmentSeconds, now)
  const entry = videoEntry(recording, rendition, address)
  return slidingPlaylist(recording, window, broadcast.startsAt, [mapOf(rendition, address)], entry)
}

/** Its captions, segment by segment. */
export function liveCaptions(recording: Recording, broadcast: Broadcast, addresses: Addresses, now: number): string {
  const window = windowAt(broadcast, recording.segmentSeconds, now)
  return slidingPlaylist(recording, window, broadcast.startsAt, [], captionsEntry(recording, addresses))
}

const whole = (recording: Recording, map: readonly string[], entries: readonly string[]) =>
  lines(head(recording), ['#EXT-X-PLAYLIST-TYPE:VOD', '#EXT-X-MEDIA-SEQUENCE:0'], map, entries, ['#EXT-X-ENDLIST'])

/** The recording from beginning to end, in one codec. */
export function replayPlaylist(recording: Recording, rendition: Rendition, addresses: Addresses): string {
  const address = addresses.bytes(rendition)
  const entry = videoEntry(recording, rendition, address)
  const segments = rendition.segments.flatMap((_, segment) => entry(segment))
  return whole(recording, [mapOf(rendition, address)], segments)
}

/** All its captions in one file. */
export function replayCaptions(recording: Recording, { allCaptions }: Addresses): string {
  const seconds = segmentCount(recording) * recording.segmentSeconds
  const longest = { ...recording, segmentSeconds: seconds }
  return whole(longest, [], [length(seconds), allCaptions])
}
