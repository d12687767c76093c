export { type ImageProfile, ImageUpload, type ImageUploadProps } from './ImageUpload.tsx'
