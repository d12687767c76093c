import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pitch from './media/pitch.json' with { type: 'json' }
import policy from './media/policy.json' with { type: 'json' }

/** A drawn recording (scripts/media.ts): segments of equal length, each of which begins with a whole picture. */
export interface Recording {
  readonly segmentSeconds: number
  /** Captions, in seconds from the beginning. */
  readonly cues: readonly { readonly from: number; readonly until: number; readonly text: string }[]
  /** The same pictures in different codecs. */
  readonly renditions: readonly Rendition[]
}

export interface Rendition {
  readonly name: string
  readonly file: string
  /** Of the file's contents. */
  readonly version: string
  readonly codecs: string
  readonly width: number
  readonly height: number
  /** Most bits a second. */
  readonly bandwidth: number
  /** Bytes of the initialisation, at the beginning of the file. */
  readonly init: number
  /** Offset and length of each segment, in bytes. */
  readonly segments: readonly (readonly number[])[]
}

export const recordings: Readonly<Record<string, Recording>> = { pitch, policy }

export const segmentCount = ({ renditions }: Recording): number => renditions[0]?.segments.length ?? 0

const files = new Map(
  Object.values(recordings)
    .flatMap(({ renditions }) => renditions)
    .map(({ file, version }) => [file, version]),
)
const read = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()

/** The bytes of a file of a recording, read when they are first asked for; null where there is none of this version. */
export function recordedBytes(file: string, version: string): Promise<Uint8Array<ArrayBuffer>> | null {
  if (files.get(file) !== version) return null
  const known = read.get(file)
  if (known) return known
  const bytes = readFile(join(import.meta.dirname, 'media', file)).then(buffer => new Uint8Array(buffer))
  read.set(file, bytes)
  bytes.catch(() => read.delete(file))
  return bytes
}
