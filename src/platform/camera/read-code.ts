/** As much of the browser's own reader of codes as is used here; not every browser has one. */
interface Detector {
  detect(source: ImageBitmap): Promise<readonly { rawValue: string }[]>
}

type DetectorMaker = new (settings: { formats: readonly string[] }) => Detector

const detectorOf = (scope: object): Detector | null => {
  if (!('BarcodeDetector' in scope) || typeof scope.BarcodeDetector !== 'function') return null
  // The browser's own, which the types of the DOM do not know yet.
  const Maker = scope.BarcodeDetector as DetectorMaker
  return new Maker({ formats: ['qr_code'] })
}

/** Longest side that is looked through, in pixels: enough for a dense code, and quick on an old phone. */
const MOST = 1600

async function readByScript(picture: ImageBitmap): Promise<string> {
  const scale = Math.min(1, MOST / Math.max(picture.width, picture.height))
  const width = Math.max(1, Math.round(picture.width * scale))
  const height = Math.max(1, Math.round(picture.height * scale))
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const brush = canvas.getContext('2d', { willReadFrequently: true })
  if (!brush) return ''
  brush.drawImage(picture, 0, 0, width, height)
  const { default: read } = await import('jsqr')
  return read(brush.getImageData(0, 0, width, height).data, width, height)?.data ?? ''
}

/** What the QR code in a picture says; '' where none is found. By the browser where it can, else by a script of ours. */
export async function readCode(picture: ImageBitmap): Promise<string> {
  try {
    const found = await detectorOf(window)?.detect(picture)
    if (found?.[0]) return found[0].rawValue
  } catch {
    // A reader that is there and does not work, as on some desktops, counts as none.
  }
  return readByScript(picture)
}
