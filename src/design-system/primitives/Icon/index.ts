export { Icon, type IconProps, type IconSize } from './Icon.tsx'
export * as icons from './paths.ts'
