import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeDurably } from '../durable-file.ts'
import { isSame } from './digests.ts'
import type { SealRow } from './queries.ts'

const FILE = 'audit-head'

type Head = Pick<SealRow, 'number' | 'seal'>

/** The last seal that a service with this directory has set; undefined before the first. */
export async function readHead(dataDir: string): Promise<Head | undefined> {
  const text = await readFile(join(dataDir, FILE), 'utf8').catch(() => '')
  const [, number, seal = ''] = /^(\d+) ([0-9a-f]{64})\n$/.exec(text) ?? []
  return number === undefined ? undefined : { number: Number(number), seal: new Uint8Array(Buffer.from(seal, 'hex')) }
}

/** Remembers it outside the database, so that a chain that was cut off at its end is found. */
export const keepHead = (dataDir: string, { number, seal }: Head): Promise<void> =>
  writeDurably(join(dataDir, FILE), Buffer.from(`${number} ${Buffer.from(seal).toString('hex')}\n`))

/** Whether a chain that holds `found` under the head's number leads to the head. */
export const leadsTo = (head: Head | undefined, found: Head | undefined): boolean =>
  head === undefined || (found !== undefined && isSame(found.seal, head.seal))
