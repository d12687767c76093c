import sharp from 'sharp'

/** A page as it was seen: at each width, light and dark. */
export interface SeenPage {
  readonly address: string
  /** Its page type, as its layout says; '' for a page that none draws. */
  readonly type: string
  /** PNGs, from left to right. */
  readonly shots: readonly Buffer[]
}

const HEIGHT = 200
const GAP = 6
const LABEL = 22
const COLUMNS = 3
const MARGIN = 24

const markup = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const label = (text: string, width: number, size: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LABEL}"><text y="${size + 1}" font-family="sans-serif" font-size="${size}" fill="#111">${markup(text)}</text></svg>`,
  )

async function stripOf({ address, type, shots }: SeenPage) {
  const small = await Promise.all(
    shots.map(shot => sharp(shot).resize({ height: HEIGHT }).toBuffer({ resolveWithObject: true })),
  )
  const width = small.reduce((sum, { info }) => sum + info.width + GAP, 0)
  let left = 0
  const pieces = small.map(({ data, info }) => {
    const piece = { input: data, left, top: LABEL }
    left += info.width + GAP
    return piece
  })
  const words = { input: label(`${type}  ${address}`.trim(), width, 13), left: 0, top: 0 }
  return { width, pieces: [words, ...pieces] }
}

/** All of them on one sheet, ordered by page type; a WebP. */
export async function compose(pages: readonly SeenPage[]): Promise<Buffer> {
  const ordered = pages.toSorted((one, other) => one.type.localeCompare(other.type))
  const strips = await Promise.all(ordered.map(stripOf))
  const wide = Math.max(...strips.map(({ width }) => width)) + MARGIN
  const high = HEIGHT + LABEL + MARGIN
  const placed = strips.flatMap(({ pieces }, place) => {
    const [column, row] = [place % COLUMNS, Math.floor(place / COLUMNS)]
    return pieces.map(piece => ({
      ...piece,
      left: MARGIN + column * wide + piece.left,
      top: MARGIN + row * high + piece.top,
    }))
  })
  const size = { width: MARGIN + COLUMNS * wide, height: MARGIN + Math.ceil(strips.length / COLUMNS) * high }
  return sharp({ create: { ...size, channels: 3, background: '#c8ccd4' } })
    .composite(placed)
    .webp({ quality: 60 })
    .toBuffer()
}
