export { Image, type ImageProps } from './Image.tsx'
export { type ImageRatio, imageRatios } from './Image.variants.ts'
