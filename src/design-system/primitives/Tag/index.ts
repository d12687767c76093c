export { RemovableTag, RemovableTagLink, type RemovableTagLinkProps, type RemovableTagProps } from './RemovableTag.tsx'
export { Tag, type TagProps } from './Tag.tsx'
export { type Tone, tones } from './Tag.variants.ts'
