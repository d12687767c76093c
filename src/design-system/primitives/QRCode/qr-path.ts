import { encode } from 'uqr'

/** How much of the code may be dirty or torn and it still reads: 7, 15, 25, 30 %. */
export type QRCodeLevel = 'L' | 'M' | 'Q' | 'H'

/** A code as one path of dark runs, in units of one module; `size` counts modules along one side, quiet zone included. */
export type QrDrawing = { size: number; path: string }

/** Light modules around the code without which readers miss it (ISO/IEC 18004, 9.1). */
export const leastQuietZone = 4
const mostQuietZone = 20

const quietOf = (zone: number) =>
  Math.min(mostQuietZone, Math.max(leastQuietZone, Math.round(Number.isFinite(zone) ? zone : leastQuietZone)))

/** ASCII is left to the library, which packs figures and capitals tighter; the rest goes as UTF-8, halves of characters mended. */
const contentOf = (value: string) =>
  [...value].every(letter => letter < '\u0080') ? value : [...new TextEncoder().encode(value)]

const rowPath = (row: readonly boolean[], top: number, left: number): string => {
  let path = ''
  for (let from = 0; from < row.length; from += 1) {
    if (!row[from]) continue
    let to = from
    while (row[to]) to += 1
    path += `M${left + from} ${top}h${to - from}v1h${from - to}z`
    from = to
  }
  return path
}

/** The drawing of `value`, or undefined when no code is large enough for it. */
export const qrDrawing = (value: string, level: QRCodeLevel, quietZone: number): QrDrawing | undefined => {
  // No code holds more than 7,089 figures: spare a phone the work of finding that out.
  if (value.length > 7089) return undefined
  const quiet = quietOf(quietZone)
  try {
    const { data, size } = encode(contentOf(value), { ecc: level, border: 0, boostEcc: true })
    return { size: size + 2 * quiet, path: data.map((row, top) => rowPath(row, top + quiet, quiet)).join('') }
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
