import { type Context, Hono } from 'hono'
import { codes } from '#contract/codes'
import { livePhaseAt } from '#contract/fair-live-phase'
import { type Clock, unixSeconds } from '../clock.ts'
import type { Db } from '../db/db.ts'
import { faultAnswer } from '../http/answer.ts'
import type { Env } from '../http/bindings.ts'
import { addressesOf, LIVES } from './addresses.ts'
import { byteRange } from './byte-range.ts'
import { captionsBetween, captionsOf } from './captions.ts'
import { recordedBytes, recordings, segmentCount } from './media.ts'
import { liveCaptions, livePlaylist, masterPlaylist, replayCaptions, replayPlaylist } from './playlist.ts'
import { findLive, type LiveDetailRow } from './queries.ts'
import { timesOf } from './shape.ts'

const PLAYLIST = 'application/vnd.apple.mpegurl'
const ID = /^[1-9]\d{0,11}$/
const FOREVER = 'public, max-age=31536000, immutable'

/** The text of a playlist of the drawn default; null for one that there is none of. */
function playlistOf(row: LiveDetailRow, what: 'live' | 'replay', name: string, now: number): string | null {
  const recording = recordings[row.media_key]
  if (!recording) return null
  const hasCaptions = row.captions_key in recordings
  const addresses = addressesOf(row.captions_key)
  const times = timesOf(row)
  if (name === 'master') return masterPlaylist(recording, hasCaptions)
  if (name === 'captions' && !hasCaptions) return null
  if (name === 'captions')
    return what === 'live' ? liveCaptions(recording, times, addresses, now) : replayCaptions(recording, addresses)
  const rendition = recording.renditions.find(one => one.name === name)
  if (!rendition) return null
  return what === 'live'
    ? livePlaylist(recording, rendition, times, addresses, now)
    : replayPlaylist(recording, rendition, addresses)
}

/** Whether a playlist may be read now: what was on leads to its end, so that whoever watches it to the last sees it end. */
function mayPlay(row: LiveDetailRow, what: 'live' | 'replay', now: number): boolean {
  const phase = livePhaseAt(timesOf(row), row.fair_state, now)
  return phase === what || (what === 'live' && phase === 'replay')
}

async function bytesOf(context: Context<Env>, file: string, version: string): Promise<Response | null> {
  const bytes = await recordedBytes(file, version)
  if (!bytes) return null
  const headers = { 'Content-Type': 'video/mp4', 'Accept-Ranges': 'bytes', 'Cache-Control': FOREVER }
  const range = byteRange(context.req.header('Range'), bytes.length)
  if (range === 'all') return context.body(bytes, 200, headers)
  if (range === 'unsatisfiable') return context.body(null, 416, { 'Content-Range': `bytes */${bytes.length}` })
  const { from, until } = range
  return context.body(bytes.subarray(from, until + 1), 206, {
    ...headers,
    'Content-Range': `bytes ${from}-${until}/${bytes.length}`,
  })
}

function captionsFor(key: string, segment: string): string | null {
  const recording = recordings[key]
  if (!recording) return null
  if (segment === 'all') return captionsBetween(recording)
  const place = /^\d{1,4}$/.test(segment) ? Number(segment) : Number.NaN
  return place < segmentCount(recording) ? captionsOf(recording, place) : null
}

/** Playlists, pictures and captions of the drawn streams, for everybody. */
export function livesRoute({ db, clock }: { readonly db: Db; readonly clock: Clock }): Hono<Env> {
  const missing = () => faultAnswer(codes.unknownCall, unixSeconds(clock.now()))
  return new Hono<Env>()
    .get(`${LIVES}/media/:version/:file`, async context => {
      context.set('route', `${LIVES}/media`)
      return (await bytesOf(context, context.req.param('file'), context.req.param('version'))) ?? missing()
    })
    .get(`${LIVES}/captions/:key/:segment{[a-z0-9]+\\.vtt}`, context => {
      context.set('route', `${LIVES}/captions`)
      const text = captionsFor(context.req.param('key'), context.req.param('segment').replace('.vtt', ''))
      if (text === null) return missing()
      return context.body(text, 200, {
        'Content-Type': 'text/vtt; charset=utf-8',
        'Cache-Control': 'public, max-age=3600',
      })
    })
    .get(`${LIVES}/:id/:what{live|replay}/:name{[a-z0-9]+\\.m3u8}`, async context => {
      context.set('route', `${LIVES}/playlist`)
      const { id, what, name } = context.req.param()
      const now = clock.now()
      const row = ID.test(id) ? await findLive(db, id, now) : undefined
      const kind = what === 'live' ? 'live' : 'replay'
      if (!row || !mayPlay(row, kind, now.getTime())) return missing()
      const text = playlistOf(row, kind, name.replace('.m3u8', ''), now.getTime())
      if (text === null) return missing()
      // What is on must not be told from a store: it moves on, and a stopped fair pauses it at once.
      const caching = kind === 'live' ? 'no-store' : 'public, max-age=60'
      return context.body(text, 200, { 'Content-Type': PLAYLIST, 'Cache-Control': caching })
    })
}
