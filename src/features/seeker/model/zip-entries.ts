/** First bytes of what ends a file of a ZIP that is sent as it is made, and of what begins one (APPNOTE 4.3). */
const END = [0x50, 0x4b, 0x07, 0x08] as const
const BEGINNING = [0x50, 0x4b, 0x03, 0x04] as const
const END_BYTES = 16
const WINDOW = END_BYTES + 4

const standsAt = (bytes: Uint8Array, at: number, mark: readonly number[]) =>
  mark.every((byte, place) => bytes[at + place] === byte)

/**
 * Counts the files of a ZIP while it comes in, each when the next one begins: all but the last, which is the list of what
 * is in it. Nothing inside a file looks like that by chance. Takes the next piece, whatever its length.
 */
export function createEntryCounter(): (piece: Uint8Array) => number {
  let count = 0
  let rest = new Uint8Array()
  return piece => {
    const bytes = new Uint8Array(rest.length + piece.length)
    bytes.set(rest)
    bytes.set(piece, rest.length)
    for (let at = bytes.indexOf(END[0]); at >= 0 && at + WINDOW <= bytes.length; at = bytes.indexOf(END[0], at + 1)) {
      if (standsAt(bytes, at, END) && standsAt(bytes, at + END_BYTES, BEGINNING)) count += 1
    }
    rest = bytes.slice(Math.max(0, bytes.length - WINDOW + 1))
    return count
  }
}
