/** Viewport widths in px at which a layout is given more room. Storybook and tests derive their viewports from these. */
export const breakpoints = { narrow: 360, tablet: 640, laptop: 960, desktop: 1280 } as const

/** The narrowest window in px that must hold without scrolling sideways (WCAG 1.4.10). */
export const leastWidth = 320

/** In em, so that a reader who doubles the text size gets the phone layout before anything is squeezed. */
export const media = {
  from640: '@media (min-width:40em)',
  from960: '@media (min-width:60em)',
  from1280: '@media (min-width:80em)',
  below640: '@media (max-width:39.99em)',
  below960: '@media (max-width:59.99em)',
  below1280: '@media (max-width:79.99em)',
  /** A phone on which bars may keep to the bottom edge: two of them take a quarter of its height at most. */
  tallPhone: '@media (max-width:59.99em) and (min-height:500px)',
  /** A phone on which that is true of the usual type alone. */
  lowPhone: '@media (max-width:59.99em) and (max-height:640px)',
  hover: '@media (hover:hover)',
  print: '@media print',
  forcedColors: '@media (forced-colors:active)',
  reducedMotion: '@media (prefers-reduced-motion:reduce)',
} as const
