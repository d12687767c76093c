import { createHmac, timingSafeEqual } from 'node:crypto'

const MAC = /^[0-9a-f]{64}$/

/** The fields of a notice as one text: sorted by name, each name and value escaped, so that no two notices look alike. */
const canonical = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(pair => pair.map(encodeURIComponent).join('='))
    .join('&')

/** HMAC-SHA256 of the fields in hexadecimal; `use` keeps what is signed for one purpose from serving another. */
export const sign = (secret: string, use: string, fields: Readonly<Record<string, string>>): string =>
  createHmac('sha256', secret)
    .update(`portal/payments/${use}/1\n${canonical(fields)}`)
    .digest('hex')

/** Compares in constant time. */
export function isSigned(
  secret: string,
  use: string,
  fields: Readonly<Record<string, string>>,
  signature: string,
): boolean {
  if (!MAC.test(signature)) return false
  return timingSafeEqual(Buffer.from(sign(secret, use, fields)), Buffer.from(signature))
}
