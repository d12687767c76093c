/** Raw values. Private to `tokens/`: everything else names a role, never a shade. */
export const white = '#fff'
export const black = '#000'

export const blue = {
  50: '#eff5ff',
  100: '#dce8fd',
  200: '#b9d1fb',
  300: '#8ab4f8',
  400: '#5b93f0',
  600: '#1659d0',
  700: '#1049b0',
  800: '#0d3b8c',
  900: '#0b2a63',
} as const

/** The one warm accent: pay, deadlines, hot. */
export const ember = {
  50: '#fff3eb',
  100: '#ffe2d1',
  300: '#ffab7a',
  600: '#c2410c',
  700: '#9c340a',
  900: '#4a1d0b',
} as const

/** Accent of the talent-service site. */
export const teal = {
  50: '#e9f7f6',
  200: '#a8dedb',
  300: '#6cc9c5',
  600: '#0b6e72',
  700: '#09585c',
  800: '#084649',
  900: '#0b3537',
} as const

export const grey = {
  25: '#f7f8fa',
  50: '#f1f3f6',
  100: '#e6e9ee',
  200: '#d8dde4',
  300: '#bcc4cf',
  400: '#7f8998',
  500: '#5d6776',
  600: '#4a5361',
  700: '#353d49',
  800: '#232932',
  850: '#1b2027',
  900: '#13171c',
  950: '#0d1014',
} as const

export const green = { 50: '#e9f7ef', 300: '#6fd39b', 700: '#0b6b3a', 900: '#0d3321' } as const
export const amber = { 50: '#fff7e0', 300: '#f2c14e', 700: '#7d5200', 900: '#3a2a08' } as const
export const red = { 50: '#fdefef', 300: '#ff9a97', 600: '#c3232b', 700: '#a11a22', 900: '#481619' } as const
export const violet = { 300: '#c3adf7', 700: '#5a3aa3' } as const
