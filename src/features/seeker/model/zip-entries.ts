/** First bytes of what ends a file of a ZIP that is sent as it is made, and of what begins one (APPNOTE 4.3). */
const END = [0x50, 0x4b, 0x07, 0x08] as const
const BEGINNING = [0x50, 0x4b, 0x03, 0x04] as const
const END_BYTES = 16
/** Where what begins a file says how long its name is, and where the name stands. */
const NAME_LENGTH = 26
const NAME = 30
const SLASH = 0x2f

const standsAt = (bytes: Uint8Array, at: number, mark: readonly number[]) =>
  mark.every((byte, place) => bytes[at + place] === byte)

/** Whether a file ends here and one that lies in no folder begins; undefined while too little has come to tell. */
function turnsAt(bytes: Uint8Array, at: number): boolean | undefined {
  const next = at + END_BYTES
  const name = next + NAME
  if (name > bytes.length) return undefined
  if (!standsAt(bytes, at, END) || !standsAt(bytes, next, BEGINNING)) return false
  const end = name + new DataView(bytes.buffer, bytes.byteOffset).getUint16(next + NAME_LENGTH, true)
  return end > bytes.length ? undefined : !bytes.subarray(name, end).includes(SLASH)
}

/**
 * Counts the files of a ZIP while it comes in, each with the folder that follows it, when the next one begins: all but the
 * last, which is the list of what is in it. Nothing inside a file looks like that by chance. Takes the next piece,
 * whatever its length.
 */
export function createEntryCounter(): (piece: Uint8Array) => number {
  let count = 0
  let rest = new Uint8Array()
  return piece => {
    const bytes = new Uint8Array(rest.length + piece.length)
    bytes.set(rest)
    bytes.set(piece, rest.length)
    let at = bytes.indexOf(END[0])
    for (; at >= 0; at = bytes.indexOf(END[0], at + 1)) {
      const turns = turnsAt(bytes, at)
      if (turns === undefined) break
      if (turns) count += 1
    }
    rest = at < 0 ? new Uint8Array() : bytes.slice(at)
    return count
  }
}
