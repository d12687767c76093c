import sharp from 'sharp'

/** A picture as it was sent. */
export interface Sent {
  readonly bytes: Uint8Array
  /** One with more is not unfolded. */
  readonly mostPixels: number
  /** Most pixels of width and of height of what is made of it. */
  readonly side: number
}

/** The picture written anew, or why not. */
export type Decoded =
  | { readonly bytes: Uint8Array }
  | { readonly tooLarge: { readonly width: number; readonly height: number } }
  | { readonly unreadable: true }

/**
 * Decodes a picture whole and writes it anew as WebP: upright, at most `side` pixels wide and high, without metadata
 * (place, device) and without anything hidden behind the picture.
 */
export async function decode({ bytes, mostPixels, side }: Sent): Promise<Decoded> {
  try {
    // How large it says it is stands in front: nothing has been unfolded yet.
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (width * height > mostPixels) return { tooLarge: { width, height } }
    const written = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 85 })
      .toBuffer()
    return { bytes: written }
  } catch {
    return { unreadable: true }
  }
}
