/** What the number of a ticket is made of; `city` is a code of GB/T 2260, of which two digits stand for the city. */
export interface TicketPlace {
  readonly city: string
  readonly year: number
  /** The exam's number; its last two digits are taken. */
  readonly exam: number
  /** Code of the site, number of the room. */
  readonly site: string
  readonly room: string
  readonly seat: number
}

/** What can be told from a number alone. */
export interface TicketNumberParts {
  readonly city: string
  readonly year: string
  readonly exam: string
  readonly site: string
  readonly room: string
  readonly seat: string
}

const FORM = /^(\d{2})(\d{2})(\d{2})(\d{2})(\d{3})(\d{2})\d$/

const digitsOf = (value: string | number, width: number) => {
  const digits = String(value).padStart(width, '0')
  if (!/^\d+$/.test(digits) || digits.length !== width) throw new RangeError(`${value} is no number of ${width} digits`)
  return digits
}

/** The check digit of ISO 7064 MOD 11,10: it finds every wrong digit and almost every swap of neighbours. */
export function checkDigitOf(digits: string): string {
  let product = 10
  for (const digit of digits) {
    const sum = (product + Number(digit)) % 10 || 10
    product = (sum * 2) % 11
  }
  return String((11 - product) % 10)
}

/** City, year, exam, site, room, seat and a check digit: sorts as people sit, and says nothing about them. */
export function ticketNumberOf({ city, year, exam, site, room, seat }: TicketPlace): string {
  const digits = [
    digitsOf(city.slice(2, 4), 2),
    digitsOf(year % 100, 2),
    digitsOf(exam % 100, 2),
    digitsOf(site, 2),
    digitsOf(room, 3),
    digitsOf(seat, 2),
  ].join('')
  return digits + checkDigitOf(digits)
}

/** The number as it is stored: half-width digits without blanks or dashes. */
const normalise = (text: string) => text.normalize('NFKC').replace(/[\s-]/g, '')

/** What a number consists of, however it was typed; null where a digit is wrong or missing. */
export function readTicketNumber(text: string): (TicketNumberParts & { readonly number: string }) | null {
  const number = normalise(text)
  const [, city = '', year = '', exam = '', site = '', room = '', seat = ''] = FORM.exec(number) ?? []
  if (seat === '' || checkDigitOf(number.slice(0, -1)) !== number.slice(-1)) return null
  return { number, city, year, exam, site, room, seat }
}
