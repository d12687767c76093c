import { sizeText } from '../Upload/file-rules.ts'
import { type Area, enclosing, type ImageProfile, qualitiesFor } from './crop-math.ts'

/** What went wrong, in words for the person who chose the picture. */
export class PictureProblem extends Error {}

/** The file as pixels, the right way up as its camera says; a file that is no picture is a problem. */
export const decode = async (file: Blob): Promise<ImageBitmap> => {
  try {
    return await createImageBitmap(file)
  } catch {
    throw new PictureProblem('图片打不开，可能已损坏，请换一张')
  }
}

const blobOf = (canvas: HTMLCanvasElement, type: string, quality: number | undefined) =>
  new Promise<Blob | null>(resolve => canvas.toBlob(resolve, type, quality))

/** `area` of the picture turned by `turn` degrees, drawn to the profile's size and made no heavier than it allows. */
export const compress = async (
  picture: ImageBitmap,
  area: Area,
  turn: number,
  profile: ImageProfile,
): Promise<Blob> => {
  const canvas = document.createElement('canvas')
  canvas.width = profile.width
  canvas.height = profile.height
  const pen = canvas.getContext('2d')
  if (!pen) throw new PictureProblem('浏览器无法处理图片，请换一个浏览器')
  // What was transparent would turn black in a photo.
  if (profile.type === 'image/jpeg') {
    pen.fillStyle = 'white'
    pen.fillRect(0, 0, profile.width, profile.height)
  }
  const box = enclosing(picture.width, picture.height, turn)
  pen.imageSmoothingQuality = 'high'
  pen.scale(profile.width / area.width, profile.height / area.height)
  pen.translate(box.width / 2 - area.x, box.height / 2 - area.y)
  pen.rotate((turn * Math.PI) / 180)
  pen.drawImage(picture, -picture.width / 2, -picture.height / 2)
  for (const quality of qualitiesFor(profile.type)) {
    const blob = await blobOf(canvas, profile.type, quality)
    if (blob && blob.type === profile.type && blob.size <= profile.maxBytes) return blob
  }
  throw new PictureProblem(`图片压缩后仍超过 ${sizeText(profile.maxBytes)}，请换一张细节少些的`)
}
