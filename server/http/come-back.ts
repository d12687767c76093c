/** So many of those who were turned away may come again in a second: answering them must stay a small part of the work. */
const COMING_A_SECOND = 100
/** Seconds after which to come again: with nobody else about, and at most. */
const [SOONEST, LATEST] = [5, 60]

/**
 * When whoever is turned away may come again. Were it always the same few seconds, thousands would come back each second
 * and be turned away anew, until that is all that the service does; so the time grows with their number, and each is
 * given another one around it. `random` gives 0 ≤ x < 1.
 */
export function createComeBack(random: () => number = Math.random) {
  let seconds = SOONEST
  let second = 0
  let turnedAway = 0

  /** What the seconds since the last look say of how many there are. */
  function look(now: number): void {
    const at = Math.floor(now / 1_000)
    if (at === second) return
    const rate = turnedAway / Math.max(1, at - second)
    const wanted = Math.max(SOONEST, (seconds * rate) / COMING_A_SECOND)
    // A second without anybody does not mean that nobody waits.
    seconds = Math.min(LATEST, Math.max(wanted, seconds * 0.8))
    second = at
    turnedAway = 0
  }

  /** Whole seconds, at least `least`; `now` in milliseconds of a clock that does not go back. */
  return (now: number, least = SOONEST): number => {
    look(now)
    turnedAway += 1
    const around = seconds * (0.5 + random())
    return Math.max(least, Math.round(seconds > SOONEST ? around : seconds))
  }
}

export type ComeBack = ReturnType<typeof createComeBack>
