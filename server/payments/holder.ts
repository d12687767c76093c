import { scrypt } from 'node:crypto'

const SALT = 'portal/payments/registration/1'
const COST = { N: 2 ** 13, r: 8, p: 1 } as const
const BYTES = 32

export interface Registrant {
  /** Of the registration. */
  readonly number: string
  readonly name: string
  readonly idNumber: string
}

/**
 * What stands for a person beside a registration: a slow digest of its number with name and identity number (scrypt).
 * The registration's number is part of it, so that two registrations of one person cannot be told to be theirs.
 */
export const registrantKey = ({ number, name, idNumber }: Registrant): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    scrypt(`${name}\n${idNumber}`, `${SALT}/${number}`, BYTES, COST, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
