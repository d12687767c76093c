import sharp from 'sharp'

/** A picture as it was sent. */
export interface Sent {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** One with more is not unfolded. */
  readonly mostPixels: number
  /** Most pixels of width and of height of what is made of it. */
  readonly side: number
  /** JPEG, on white, is for documents that hold nothing else; WebP by default. */
  readonly format?: 'webp' | 'jpeg'
}

/** The picture written anew, or why not. */
export type Decoded =
  | { readonly bytes: Uint8Array; readonly width: number; readonly height: number }
  | { readonly tooLarge: { readonly width: number; readonly height: number } }
  | { readonly unreadable: true }

/**
 * Decodes a picture whole and writes it anew: upright, at most `side` pixels wide and high, without metadata
 * (place, device) and without anything hidden behind the picture.
 */
export async function decode({ bytes, mostPixels, side, format = 'webp' }: Sent): Promise<Decoded> {
  try {
    // How large it says it is stands in front: nothing has been unfolded yet.
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (width * height > mostPixels) return { tooLarge: { width, height } }
    const upright = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    const written = format === 'webp' ? upright.webp({ quality: 85 }) : upright.flatten({ background: '#fff' }).jpeg()
    const { data, info } = await written.toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  } catch {
    return { unreadable: true }
  }
}
