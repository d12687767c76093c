export type SoundState = 'none' | 'weak' | 'fine'

export const soundWords = {
  none: '没有声音',
  weak: '声音太小',
  fine: '声音正常',
} as const satisfies Record<SoundState, string>

/** A level between 0 and 1; what is no number is silence. */
export const clampLevel = (level: number): number => (level > 0 ? Math.min(1, level) : 0)

/** What a level between 0 and 1 amounts to. A quiet room stays under 0.15, speech at arm's length above 0.4. */
export const soundOf = (level: number): SoundState => {
  const heard = clampLevel(level)
  if (heard < 0.15) return 'none'
  return heard < 0.4 ? 'weak' : 'fine'
}

/** Decibels under the loudest that count as silence. */
const floor = 60

/** Loudness of samples between -1 and 1 as a level: silence is 0, full swing is 1, and even steps between sound even. */
export const levelOf = (samples: ArrayLike<number>): number => {
  let sum = 0
  for (let at = 0; at < samples.length; at += 1) sum += (samples[at] ?? 0) ** 2
  const loudness = Math.sqrt(sum / Math.max(1, samples.length))
  return loudness > 0 ? clampLevel(1 + (20 * Math.log10(loudness)) / floor) : 0
}
