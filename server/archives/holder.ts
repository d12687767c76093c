import { scrypt } from 'node:crypto'

const SALT = 'portal/archives/holder/1'
const COST = { N: 2 ** 13, r: 8, p: 1 } as const
const BYTES = 32

export interface Holder {
  readonly name: string
  readonly idNumber: string
}

/**
 * What stands for a person beside a file: a slow digest of name and identity number (scrypt), so that a copy of the table
 * tells neither and trying out numbers is dear. The same person gives the same digest.
 */
export const holderKey = ({ name, idNumber }: Holder): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    scrypt(`${name}\n${idNumber}`, SALT, BYTES, COST, (error, key) => (error ? reject(error) : resolve(key)))
  })

/** A name with its middle hidden: 林*棠, 林*, 热*****曼. */
export function shownName(name: string): string {
  const characters = [...name]
  const [first = '', last = ''] = [characters[0], characters.length > 2 ? characters.at(-1) : '']
  return `${first}${'*'.repeat(Math.max(1, characters.length - (last ? 2 : 1)))}${last}`
}

/** The last four characters of an identity number, which papers show. */
export const idTail = (idNumber: string) => idNumber.slice(-4)
