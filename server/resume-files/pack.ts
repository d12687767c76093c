import { makeZip } from 'client-zip'
import { inChina } from '../china-time.ts'

export interface PackedFile {
  readonly name: string
  /** Whole, or in pieces that come when they are asked for. */
  readonly content: Uint8Array<ArrayBuffer> | AsyncIterable<Uint8Array>
  /** Milliseconds. */
  readonly at: number
}

/** ZIP files hold the time on a clock's face and no zone (APPNOTE 4.4.6): China's, whatever zone the service runs in. */
const faceOf = (at: number) => new Date(inChina(at, 'YYYY-MM-DDTHH:mm:ss'))

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
