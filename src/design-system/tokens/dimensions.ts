/** Families: `font-family: ${font.family};` */
export const font = {
  family: 'var(--font-family)',
  mono: 'var(--font-mono)',
} as const

/** Type sizes, the ladder 12 14 16 18 20 24 30 px at the default text size; in rem, so that a reader’s own text size counts. */
export const text = {
  xs: 'var(--text-xs)',
  sm: 'var(--text-sm)',
  md: 'var(--text-md)',
  lg: 'var(--text-lg)',
  xl: 'var(--text-xl)',
  '2xl': 'var(--text-2xl)',
  '3xl': 'var(--text-3xl)',
} as const

export const weight = {
  regular: 'var(--weight-regular)',
  medium: 'var(--weight-medium)',
  bold: 'var(--weight-bold)',
} as const

export const leading = {
  tight: 'var(--leading-tight)',
  snug: 'var(--leading-snug)',
  body: 'var(--leading-body)',
} as const

/** The 4-point grid: `space[4]` is 16 px. `space.half` is 2 px, inside tags and badges only. */
export const space = {
  half: 'var(--space-half)',
  1: 'var(--space-1)',
  2: 'var(--space-2)',
  3: 'var(--space-3)',
  4: 'var(--space-4)',
  5: 'var(--space-5)',
  6: 'var(--space-6)',
  8: 'var(--space-8)',
  10: 'var(--space-10)',
  12: 'var(--space-12)',
  16: 'var(--space-16)',
  20: 'var(--space-20)',
} as const

export const radius = {
  sm: 'var(--radius-sm)',
  md: 'var(--radius-md)',
  lg: 'var(--radius-lg)',
  full: 'var(--radius-full)',
} as const

/**
 * Fixed measures. `target` is the least height and width of anything that is touched, `targetMain` that of main actions and
 * navigation. `floor` is what the TabBar takes of the window's bottom edge: whatever else keeps to it stands on that.
 */
export const size = {
  target: 'var(--size-target)',
  targetMain: 'var(--size-target-main)',
  icon: 'var(--size-icon)',
  iconSmall: 'var(--size-icon-small)',
  iconLarge: 'var(--size-icon-large)',
  avatar: 'var(--size-avatar)',
  content: 'var(--size-content)',
  measure: 'var(--size-measure)',
  dialog: 'var(--size-dialog)',
  drawer: 'var(--size-drawer)',
  topBar: 'var(--size-top-bar)',
  header: 'var(--size-header)',
  nav: 'var(--size-nav)',
  floor: 'var(--size-floor)',
  line: 'var(--size-line)',
  focus: 'var(--size-focus)',
} as const

export const shadow = {
  raised: 'var(--shadow-raised)',
  overlay: 'var(--shadow-overlay)',
} as const

/** Layers, from what sticks to the skip link. */
export const z = {
  sticky: 'var(--z-sticky)',
  header: 'var(--z-header)',
  popover: 'var(--z-popover)',
  dialog: 'var(--z-dialog)',
  toast: 'var(--z-toast)',
  skip: 'var(--z-skip)',
} as const

/** Duration and easing in one: `transition: color ${motion.fast};` */
export const motion = {
  fast: 'var(--motion-fast)',
  base: 'var(--motion-base)',
} as const
