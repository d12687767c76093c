/** What the finished picture must be. */
export type ImageProfile = {
  /** In pixels; width to height is the shape it is cut to. */
  width: number
  height: number
  maxBytes: number
  type: 'image/jpeg' | 'image/png' | 'image/webp'
  /** What is cut must have that many pixels of its own: a picture blown up is refused. */
  neverEnlarged?: boolean | undefined
}

type Size = { width: number; height: number }

/** The largest cut of the profile's shape that a picture holds. */
export const largestCut = ({ width, height }: Size, profile: Size): Size => {
  const scale = Math.min(width / profile.width, height / profile.height)
  return { width: profile.width * scale, height: profile.height * scale }
}

/** Whether a cut would have to be enlarged to what the profile wants; cuts are a part of a pixel off. */
export const isTooSmall = (cut: Size, profile: Size) =>
  Math.round(cut.width) < profile.width || Math.round(cut.height) < profile.height

/** A part of a picture, in its pixels after turning. */
export type Area = { x: number; y: number; width: number; height: number }

/** The box around `width` × `height` turned by `degrees`. */
export const enclosing = (width: number, height: number, degrees: number) => {
  const turn = (degrees * Math.PI) / 180
  const [sine, cosine] = [Math.abs(Math.sin(turn)), Math.abs(Math.cos(turn))]
  return { width: cosine * width + sine * height, height: sine * width + cosine * height }
}

/** Best first. PNG has but one. */
export const qualitiesFor = (type: ImageProfile['type']): readonly (number | undefined)[] =>
  type === 'image/png' ? [undefined] : [0.92, 0.85, 0.75, 0.65, 0.5, 0.35]

export const leastZoom = 1
export const mostZoom = 4

/** One step nearer (+1) or further (-1), within bounds. */
export const zoomed = (zoom: number, by: 1 | -1) => Math.min(mostZoom, Math.max(leastZoom, zoom + by * 0.25))

/** A quarter to the right (+1) or left (-1), 0 to 270. */
export const turned = (turn: number, by: 1 | -1) => (turn + by * 90 + 360) % 360
