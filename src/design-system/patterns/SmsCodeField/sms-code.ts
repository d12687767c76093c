/** What became of asking for a code, as whoever asked the service knows it. */
export type CodeSending = {
  /** False where nothing went out and the reason is said elsewhere, at the phone number or the captcha. */
  sent: boolean
  /** Seconds until the next code may be asked for. */
  wait: number
}

const usualWait = 60
const longestWait = 3600

/** The whole seconds for which the button waits: an hour at most, and a minute where the figure is none. */
export const heldSeconds = (wait: number): number =>
  Number.isNaN(wait) ? usualWait : Math.min(longestWait, Math.max(0, Math.ceil(wait)))

/** Whole seconds from `now` to `until`, both epoch milliseconds; 0 once it is reached. */
export const secondsLeft = (until: number, now: number): number => Math.max(0, Math.ceil((until - now) / 1000))

/** A code as it is checked: full-width digits made plain, spaces and dashes of a pasted code left out; letters stay. */
export const plainCode = (typed: string): string =>
  typed.replace(/[０-９]/g, digit => String.fromCharCode(digit.charCodeAt(0) - 0xfee0)).replace(/[\s\-－—]/g, '')
