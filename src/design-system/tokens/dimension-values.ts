import type { font, leading, motion, radius, shadow, size, space, text, weight, z } from './dimensions.ts'

type Values<Roles> = Readonly<Record<keyof Roles, string>>

export const dimensionValues = {
  font: {
    family: "'Noto Sans CJK SC','PingFang SC','HarmonyOS Sans',MiSans,'Microsoft YaHei',sans-serif",
    mono: "ui-monospace,Consolas,'Roboto Mono',monospace",
  } satisfies Values<typeof font>,
  text: {
    xs: '.75rem',
    sm: '.875rem',
    md: '1rem',
    lg: '1rem',
    xl: '1.125rem',
    '2xl': '1.25rem',
    '3xl': '1.5rem',
  } satisfies Values<typeof text>,
  weight: { regular: '400', medium: '500', bold: '600' } satisfies Values<typeof weight>,
  leading: { tight: '1.3', snug: '1.45', body: '1.6' } satisfies Values<typeof leading>,
  space: {
    half: '2px',
    1: '4px',
    2: '8px',
    3: '12px',
    4: '16px',
    5: '20px',
    6: '24px',
    8: '32px',
    10: '40px',
    12: '48px',
    16: '64px',
    20: '80px',
  } satisfies Values<typeof space>,
  radius: { sm: '4px', md: '6px', lg: '8px', full: '999px' } satisfies Values<typeof radius>,
  size: {
    target: '44px',
    targetMain: '48px',
    icon: '20px',
    iconSmall: '16px',
    iconLarge: '24px',
    avatar: '40px',
    content: '1200px',
    measure: '42em',
    dialog: '520px',
    drawer: '420px',
    topBar: '36px',
    header: '88px',
    nav: '48px',
    floor: '0px',
    line: '1px',
    focus: '2px',
  } satisfies Values<typeof size>,
  shadow: {
    raised: '0 1px 2px #0d101414,0 2px 8px #0d10140f',
    overlay: '0 4px 12px #0d10141f,0 16px 40px #0d10142e',
  } satisfies Values<typeof shadow>,
  z: { sticky: '10', header: '20', popover: '30', dialog: '40', toast: '50', skip: '60' } satisfies Values<typeof z>,
  motion: {
    fast: '120ms cubic-bezier(.2,0,0,1)',
    base: '200ms cubic-bezier(.2,0,0,1)',
  } satisfies Values<typeof motion>,
} as const

/** Where there is room each heading stands a step higher on the ladder 12 14 16 18 20 24 30. */
export const wideText = {
  lg: '1.125rem',
  xl: '1.25rem',
  '2xl': '1.5rem',
  '3xl': '1.875rem',
} as const satisfies Partial<Values<typeof text>>

/** Elder mode: all type a quarter larger (body 20 px) and none under 18 px, main targets 60 px. */
export const elderText = '125%'
export const elderLadder = { xs: '.9rem', sm: '.9rem' } as const satisfies Partial<Values<typeof text>>
export const elderSize = {
  target: '56px',
  targetMain: '60px',
  icon: '24px',
  iconSmall: '20px',
  iconLarge: '28px',
  nav: '60px',
  focus: '3px',
} as const satisfies Partial<Values<typeof size>>
