import { randomInt } from 'node:crypto'
import { addDays, chinaDay } from '../china-time.ts'
import type { Queryable } from '../db/db.ts'
import { type CertificateRow, insertCertificate } from './queries.ts'

/** Without the pairs that nobody can tell apart. Sixteen of them are 74 bits: not to be guessed. */
const ALPHABET = 'ACDEFGHJKMNPQRTUVWXY34679'
const LENGTH = 16

const newCode = () => Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('')

/** Days for which each kind is good, the day of issue not counted. */
const DAYS = { letter: 30, proof: 90 } as const

interface Wanted {
  readonly kind: keyof typeof DAYS
  readonly userId: string
  readonly transferId: string | null
  readonly nameShown: string
  readonly idTail: string
  readonly office: string
}

/** Issues a certificate and gives its code. */
export async function issue(tx: Queryable, wanted: Wanted, now: Date): Promise<string> {
  const [code, today] = [newCode(), chinaDay(now)]
  await insertCertificate(tx, { ...wanted, code, issuedOn: today, validUntil: addDays(today, DAYS[wanted.kind]), now })
  return code
}

/** A certificate as the contract shows it on `today`. */
export const toCertificate = ({ code, kind, issued_on, valid_until, revoked_at }: CertificateRow, today: string) => ({
  code,
  kind,
  issuedOn: issued_on,
  validUntil: valid_until,
  state: revoked_at !== null ? ('revoked' as const) : valid_until < today ? ('expired' as const) : ('valid' as const),
})
