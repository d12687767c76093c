export { sizeText } from './file-rules.ts'
export { Upload, type UploadProps } from './Upload.tsx'
export type { SendFile } from './use-uploads.ts'
