import { makeZip } from 'client-zip'

export interface PackedFile {
  readonly name: string
  /** Whole, or in pieces that come when they are asked for. */
  readonly content: Uint8Array<ArrayBuffer> | AsyncIterable<Uint8Array>
  /** Milliseconds. */
  readonly at: number
}

const CHINA = 8 * 3_600_000

/** ZIP files hold the time on a clock's face and no zone (APPNOTE 4.4.6): China's, whatever zone the service runs in. */
function faceOf(at: number): Date {
  const face = new Date(at + CHINA)
  return new Date(
    face.getUTCFullYear(),
    face.getUTCMonth(),
    face.getUTCDate(),
    face.getUTCHours(),
    face.getUTCMinutes(),
    face.getUTCSeconds(),
  )
}

async function* entriesOf(files: AsyncIterable<PackedFile>) {
  for await (const { name, content, at } of files) yield { name, input: content, lastModified: faceOf(at) }
}

/**
 * A ZIP that is made as fast as it is read: nothing happens before the first read, the next file is asked for when the
 * one before has been taken, and none is kept. PDFs are packed already, so they are stored as they are. `onEnd` is told
 * once, however it ends: read to the end, given up, or failed.
 */
export function packZip(
  files: AsyncIterable<PackedFile>,
  onEnd: (fault?: unknown) => Promise<void>,
): ReadableStream<Uint8Array> {
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined
  return new ReadableStream(
    {
      async pull(controller) {
        reader ??= makeZip(entriesOf(files)).getReader()
        try {
          const { value, done } = await reader.read()
          if (!done) return controller.enqueue(value)
          await onEnd()
          controller.close()
        } catch (error) {
          await onEnd(error)
          controller.error(error)
        }
      },
      async cancel(reason) {
        await reader?.cancel(reason).catch(() => undefined)
        await onEnd()
      },
    },
    { highWaterMark: 0 },
  )
}
