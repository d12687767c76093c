/** Raw values. Private to `tokens/`: everything else names a role, never a shade. */
export const white = '#fff'
export const black = '#000'

/** Cobalt of blue-and-white porcelain: all that works, from a wash over the glaze to the deepest line. */
export const cobalt = {
  50: '#eff4fc',
  100: '#dbe6f8',
  200: '#b7ccf1',
  300: '#94b5f0',
  600: '#1f4fb0',
  700: '#1a4193',
  800: '#143373',
  900: '#0f2554',
  950: '#0b1a3c',
} as const

/** Orange of Gannan's navel oranges: what is urgent or hot, and nothing else. */
export const orange = {
  50: '#fff4e9',
  300: '#ffb06d',
  600: '#b44900',
} as const

/** Celadon, the green glaze: the working colour of the talent-service site. */
export const celadon = {
  50: '#e9f6f4',
  200: '#a7ddd7',
  300: '#6cc8bf',
  600: '#0c6d6a',
  700: '#0a5755',
  800: '#084543',
} as const

/** Unpainted porcelain and the ink on it: greys with a breath of cobalt. */
export const grey = {
  25: '#f6f8fb',
  50: '#eef2f7',
  200: '#d5dce7',
  300: '#b9c3d2',
  400: '#7b8799',
  500: '#586476',
  600: '#465163',
  850: '#182032',
  900: '#121827',
  950: '#0c111d',
} as const

export const green = { 50: '#e9f7ef', 300: '#6fd39b', 700: '#0b6b3a', 900: '#0d3321' } as const
export const amber = { 50: '#fff7e0', 300: '#f2c14e', 700: '#7d5200', 900: '#3a2a08' } as const
export const red = { 50: '#fdefef', 300: '#ff9a97', 600: '#c3232b', 700: '#a11a22', 900: '#481619' } as const
export const violet = { 300: '#c3adf7', 700: '#5a3aa3' } as const
