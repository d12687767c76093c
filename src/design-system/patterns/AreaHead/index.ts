export { AreaHead, type AreaHeadProps } from './AreaHead.tsx'
