export type Remaining = { days: number; hours: number; minutes: number; seconds: number; over: boolean }

/** What is left of `milliseconds`, in whole seconds rounded up; over at 0. */
export const remaining = (milliseconds: number): Remaining => {
  const total = Number.isFinite(milliseconds) ? Math.max(0, Math.ceil(milliseconds / 1000)) : 0
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
    over: total === 0,
  }
}

const two = (figure: number) => String(figure).padStart(2, '0')

/** 2 天 03:04:05, or 03:04:05 within the last day. */
export const remainingText = ({ days, hours, minutes, seconds }: Remaining): string =>
  `${days > 0 ? `${days} 天 ` : ''}${two(hours)}:${two(minutes)}:${two(seconds)}`

/** The same as it is said: 2 天 3 小时 4 分. */
export const spokenText = ({ days, hours, minutes }: Remaining): string => `${days} 天 ${hours} 小时 ${minutes} 分`
