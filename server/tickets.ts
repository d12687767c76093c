import { randomInt } from 'node:crypto'

/** A number that people can read out: letters for what it is about, the day (YYYY-MM-DD) and six digits. */
export const ticketOn = (letters: string, day: string): string =>
  `${letters}${day.replaceAll('-', '')}-${String(randomInt(10 ** 6)).padStart(6, '0')}`
