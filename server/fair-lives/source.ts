import { LIVES } from './addresses.ts'
import { recordings } from './media.ts'

/** A stream as whoever plays it knows it. */
export interface StreamKeys {
  readonly id: string
  readonly mediaKey: string
  readonly captionsKey: string
}

/**
 * Who brings streams to the browser. A provider of live media is another one beside the default: it gets the keys that
 * were stored with a stream, and gives the address of a master playlist (HLS, RFC 8216) under the portal's own origin, as
 * the content security policy asks; null where it has nothing to play.
 */
export interface LiveSource {
  /** `live`: what is on; `replay`: its recording. */
  readonly playlist: (stream: StreamKeys, what: 'live' | 'replay') => string | null
}

/** The default, for trying things out: drawn recordings, which the service itself repeats for as long as a stream lasts. */
const drawnSource: LiveSource = {
  playlist: ({ id, mediaKey }, what) => (mediaKey in recordings ? `${LIVES}/${id}/${what}/master.m3u8` : null),
}

export const liveSource: LiveSource = drawnSource
