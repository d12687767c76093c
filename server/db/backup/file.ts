import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'

/**
 * Writes a gzipped text file that appears under its name only when it is whole and on the disk.
 * `produce` is given the function that writes. An abort leaves nothing behind.
 */
export async function writeGzip<T>(
  path: string,
  signal: AbortSignal,
  produce: (write: (text: string) => Promise<void>) => Promise<T>,
): Promise<T> {
  const unfinished = `${path}.part`
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const gzip = createGzip({ level: 4 })
  const written = pipeline(gzip, createWriteStream(unfinished, { flush: true, mode: 0o600 }), { signal })
  written.catch(() => {})
  try {
    const result = await produce(async text => {
      signal.throwIfAborted()
      if (!gzip.write(text)) await Promise.race([new Promise(resume => gzip.once('drain', resume)), written])
    })
    gzip.end()
    await written
    await rename(unfinished, path)
    return result
  } catch (error) {
    gzip.destroy()
    await written.catch(() => {})
    await rm(unfinished, { force: true })
    throw error
  }
}

/** The lines of a gzipped text file; throws when the file is missing, cut off or damaged. */
export async function* readGzipLines(path: string): AsyncGenerator<string> {
  const text = createGunzip().setEncoding('utf8')
  // Awaited through `text`, which fails when the source does.
  pipeline(createReadStream(path), text).catch(() => {})
  let rest = ''
  for await (const piece of text) {
    const lines = `${rest}${piece}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') throw new Error('the last line is cut off')
}
