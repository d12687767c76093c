export { DetailHead, type DetailHeadProps } from './DetailHead.tsx'
