export { type ColorRole, type ColorTheme, color } from './color.ts'
export { font, leading, motion, radius, shadow, size, space, text, weight, z } from './dimensions.ts'
export { GlobalStyle, globalCss } from './GlobalStyle.ts'
export { breakpoints, leastWidth, media } from './media.ts'
