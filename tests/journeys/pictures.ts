import sharp from 'sharp'

interface FileToSend {
  name: string
  mimeType: string
  buffer: Buffer
}

/** A passport photo as a phone makes it, made here: grey, 3:4, some kilobytes. */
export const photo = async (): Promise<FileToSend> => ({
  name: '证件照.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 300, height: 400, channels: 3, background: '#9ab' } })
    .jpeg()
    .toBuffer(),
})

/** A program that calls itself a photo. */
export const renamedProgram = (): FileToSend => ({
  name: '证件照.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.concat([Buffer.from('MZ\x90\x00\x03', 'latin1'), Buffer.alloc(4_096)]),
})

/** A real picture of more megabytes than the two that are taken as they are: noise does not compress. */
export const largePhoto = async (): Promise<FileToSend> => ({
  name: '大照片.png',
  mimeType: 'image/png',
  buffer: await sharp({
    create: {
      width: 1_200,
      height: 1_200,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer(),
})
