import type { TalkDesk } from '#contract/fair-talks'

type Open = Pick<TalkDesk, 'talks' | 'own'>

export const isOpenAt = ({ talks }: Pick<TalkDesk, 'talks'>, id: string): boolean => talks.some(talk => talk.id === id)

/**
 * Talks that the console keeps when they end: one's own, and the one that was chosen. Those that have ended stay until they
 * are closed.
 */
export function keptTalks(kept: readonly string[], desk: Open, chosen: string): readonly string[] {
  const isKept = (id: string) => id === desk.own || id === chosen
  const open = desk.talks.map(({ id }) => id).filter(isKept)
  return [...kept.filter(id => !isOpenAt(desk, id)), ...open]
}

/** All that stand on the console: one's own first, those of colleagues, and those that have ended. */
export const talksAt = (desk: Open, kept: readonly string[]): readonly string[] => [
  ...desk.talks.map(({ id }) => id).toSorted((one, other) => Number(other === desk.own) - Number(one === desk.own)),
  ...kept.filter(id => !isOpenAt(desk, id)),
]

/** Which of them is on screen: what was chosen, else one's own that lasts or was the last to end; '' for none. */
export function talkInView(desk: Open, kept: readonly string[], chosen: string): string {
  const all = talksAt(desk, kept)
  if (all.includes(chosen)) return chosen
  return desk.own || kept.findLast(id => !isOpenAt(desk, id)) || all[0] || ''
}
