import { color } from '../../tokens/index.ts'

export const tones = ['neutral', 'primary', 'accent', 'success', 'warning', 'danger'] as const
export type Tone = (typeof tones)[number]

const toneRoles = {
  neutral: { ground: color.surfaceMuted, words: color.textMuted },
  primary: { ground: color.primarySoft, words: color.onPrimarySoft },
  accent: { ground: color.accentSoft, words: color.accentText },
  success: { ground: color.successSoft, words: color.success },
  warning: { ground: color.warningSoft, words: color.warning },
  danger: { ground: color.dangerSoft, words: color.danger },
} as const satisfies Record<Tone, { ground: string; words: string }>

/** Rules for `data-tone`, soft ground under coloured words. */
export const toneRules = tones
  .map(tone => `&[data-tone='${tone}'] { background: ${toneRoles[tone].ground}; color: ${toneRoles[tone].words}; }`)
  .join('\n')
