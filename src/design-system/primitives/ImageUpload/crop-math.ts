/** What the finished picture must be. */
export type ImageProfile = {
  /** In pixels; width to height is the shape it is cut to. */
  width: number
  height: number
  maxBytes: number
  type: 'image/jpeg' | 'image/png' | 'image/webp'
}

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
