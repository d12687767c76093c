/** A phone number with its middle hidden: 138****8000. Numbers of other lengths keep a third at the front and 2 digits. */
export function maskPhone(phone: string): string {
  if (phone.length === 11) return cover(phone, 3, 4)
  return cover(phone, Math.floor(phone.length / 3), Math.min(2, Math.floor(phone.length / 3)))
}

/** An identity number that shows only its ends: 360***********002X. Short ones keep one character at each end. */
export function maskIdNumber(number: string): string {
  return number.length >= 15 ? cover(number, 3, 4) : cover(number, 1, 1)
}

function cover(text: string, front: number, back: number): string {
  const hidden = Math.max(0, text.length - front - back)
  return text.slice(0, front) + '*'.repeat(hidden) + text.slice(text.length - back)
}
