import sharp from 'sharp'
import type { PhotoProfile } from '#contract/exam-form'

/** A picture as it was sent, and what is to be made of it. */
export interface Sitting {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** One with more is not unfolded. */
  readonly mostPixels: number
  readonly profile: Pick<PhotoProfile, 'width' | 'height' | 'background' | 'maxKb'>
}

interface Size {
  readonly width: number
  readonly height: number
}

/** The portrait as JPEG of exactly the profile's size, or why there is none. */
export type Portrait =
  | (Size & { readonly bytes: Uint8Array })
  | { readonly tooLarge: Size }
  | { readonly tooSmall: Size }
  | { readonly ground: true }
  | { readonly tooHeavy: true }
  | { readonly unreadable: true }

/** From good to just good enough; the first that fits is taken. */
const qualities = [92, 85, 78, 70, 60, 50, 40]

const CHANNELS = 3

/** How much of each side is looked at, and of how much of the height: shoulders may reach the edge below. */
const EDGE = 0.05
const UPPER = 0.5

/** So much of the edge has to look like the ground that is asked for. */
const ENOUGH = 0.85

const grounds = {
  /** Nearly as light as paper, and of hardly any colour. */
  white: (red: number, green: number, blue: number) =>
    Math.min(red, green, blue) >= 215 && Math.max(red, green, blue) - Math.min(red, green, blue) <= 24,
  blue: (red: number, green: number, blue: number) => blue >= 140 && blue - red >= 60 && blue >= green,
} as const

/** How much of the edge above the shoulders has the colour that is asked for, 0 to 1. */
function groundShare(pixels: Uint8Array, { width, height }: Size, background: PhotoProfile['background']): number {
  const edge = Math.max(1, Math.round(width * EDGE))
  const isGround = grounds[background]
  let [seen, fitting] = [0, 0]
  for (let y = 0; y < height * UPPER; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (y >= edge && x >= edge && x < width - edge) continue
      const at = (y * width + x) * CHANNELS
      seen += 1
      if (isGround(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0)) fitting += 1
    }
  }
  return fitting / seen
}

/**
 * Makes of a picture what an exam asks for: upright, cropped around its middle and scaled down, never enlarged, without
 * anything that its sender's software wrote into it, on the right ground, and as good as fits into so many bytes.
 */
export async function portraitOf({ bytes, mostPixels, profile }: Sitting): Promise<Portrait> {
  const { width, height, background, maxKb } = profile
  try {
    // How large it says it is stands in front: nothing has been unfolded yet.
    const { width: across, height: down, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (across * down > mostPixels) return { tooLarge: { width: across, height: down } }
    if (autoOrient.width < width || autoOrient.height < height) return { tooSmall: autoOrient }
    const { data } = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
      .autoOrient()
      .flatten({ background: '#fff' })
      .resize({ width, height, fit: 'cover' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    if (groundShare(data, { width, height }, background) < ENOUGH) return { ground: true }
    for (const quality of qualities) {
      const written = await sharp(data, { raw: { width, height, channels: CHANNELS } })
        .jpeg({ quality })
        .toBuffer()
      if (written.length <= maxKb * 1_024) return { bytes: written, width, height }
    }
    return { tooHeavy: true }
  } catch {
    return { unreadable: true }
  }
}
