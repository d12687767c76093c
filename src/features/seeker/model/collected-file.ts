/** So many bytes are held before they are handed to the browser, which puts large files on disk. */
const HELD_BYTES = 4_194_304

/** Collects a file that comes piece by piece without holding all of it: `add` answers how many bytes are held after it. */
export function createCollectedFile(type: string) {
  const parts: Blob[] = []
  let pieces: Uint8Array<ArrayBuffer>[] = []
  let held = 0

  function handOver() {
    if (held > 0) parts.push(new Blob(pieces))
    pieces = []
    held = 0
  }

  return {
    add(piece: Uint8Array<ArrayBuffer>): number {
      pieces.push(piece)
      held += piece.length
      if (held >= HELD_BYTES) handOver()
      return held
    },
    /** All that has come. */
    file(): Blob {
      handOver()
      return new Blob(parts, { type })
    },
  }
}
