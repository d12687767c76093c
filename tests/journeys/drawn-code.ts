import jsQR from 'jsqr'
import type { Locator } from 'playwright/test'
import sharp from 'sharp'

/** A browser as sharp as a phone's: what is drawn can be read back from its pixels. */
export const sharpScreen = { deviceScaleFactor: 3 } as const

/** A QR code as it is drawn on the screen: its picture, and what it says; '' where it cannot be read. */
export async function readBack(code: Locator): Promise<{ picture: Buffer; text: string }> {
  const picture = await code.screenshot()
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { picture, text: jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? '' }
}
