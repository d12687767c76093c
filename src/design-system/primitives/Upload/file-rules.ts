export type FileRules = {
  /** Extensions without the dot: ['jpg', 'png', 'pdf']. */
  types: readonly string[]
  maxBytes: number
}

/** 1.5 MB, 320 KB, 12 B */
export const sizeText = (bytes: number): string => {
  if (bytes >= 1_048_576) return `${Number((bytes / 1_048_576).toFixed(1))} MB`
  return bytes >= 1024 ? `${Math.round(bytes / 1024)} KB` : `${bytes} B`
}

const extensionOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
const jpeg = /^ffd8ff/
const ole = /^d0cf11e0/
const zip = /^504b0304/

/** First bytes that a file of the type must have, in hex. Types not listed have none that could be held against them. */
const signatures: Readonly<Record<string, RegExp>> = {
  jpg: jpeg,
  jpeg,
  png: /^89504e47/,
  gif: /^47494638/,
  // RIFF, a size, WEBP: sounds and films begin with RIFF as well.
  webp: /^52494646.{8}57454250/,
  bmp: /^424d/,
  pdf: /^25504446/,
  doc: ole,
  xls: ole,
  ppt: ole,
  docx: zip,
  xlsx: zip,
  pptx: zip,
  zip,
}

/** As many as the longest of them. */
const HEAD_BYTES = 12

const headOf = async (file: Blob) =>
  [...new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())]
    .map(byte => byte.toString(16).padStart(2, '0'))
    .join('')

/** What is wrong with a file, in words for the person who chose it; undefined when nothing is. */
export const problemOf = async (file: File, { types, maxBytes }: FileRules): Promise<string | undefined> => {
  const extension = extensionOf(file.name)
  if (!types.includes(extension)) return `文件类型不符，请上传 ${types.map(type => type.toUpperCase()).join('、')}`
  if (file.size === 0) return '文件是空的，请换一个文件'
  if (file.size > maxBytes) return `文件超过 ${sizeText(maxBytes)}（现为 ${sizeText(file.size)}），请压缩后再上传`
  const expected = signatures[extension]
  return !expected || expected.test(await headOf(file)) ? undefined : '文件内容与扩展名不符，请换一个文件'
}
