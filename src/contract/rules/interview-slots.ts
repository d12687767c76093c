/** A time that is offered, as a form carries it: a day and a time of day in China. */
export interface InterviewSlot {
  readonly day: string
  readonly time: string
}

/** How far ahead an interview can be set. */
const MOST_DAYS_AHEAD = 90

const DAY = 86_400_000
const MINUTE = 60_000

/** When a slot begins, in milliseconds. China keeps UTC+8 all year. */
export const slotStart = ({ day, time }: InterviewSlot): number => Date.parse(`${day}T${time}:00+08:00`)

/**
 * What is wrong with times that are offered together, by the path of the field: over already, too far ahead, or laid over
 * one before it.
 */
export function slotFaults(slots: readonly InterviewSlot[], minutes: number, now: number): Record<string, string> {
  const starts = slots.map(slotStart)
  const faults: Record<string, string> = {}
  for (const [place, start] of starts.entries()) {
    const field = `slots.${place}.day`
    if (start <= now) faults[field] = '面试时间已经过去，请选择以后的时间'
    else if (start > now + MOST_DAYS_AHEAD * DAY) faults[field] = `面试时间请选在 ${MOST_DAYS_AHEAD} 天以内`
    else if (starts.slice(0, place).some(other => Math.abs(other - start) < minutes * MINUTE)) {
      faults[field] = '这个时间和前面的时间重叠'
    }
  }
  return faults
}
