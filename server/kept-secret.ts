import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { UNFINISHED } from './durable-file.ts'

const BYTES = 32

/**
 * What is made once and kept in `DATA_DIR/<name>`. No backup holds them: with `payment-secret` notices of payment could be
 * forged, with `audit-key` the log of what was done, with `signing-key` tickets and receipts, and with `field-key` sealed
 * identity numbers and uploads could be read, by whoever gets hold of a backup.
 */
const secretNames = ['audit-key', 'payment-secret', 'field-key', 'signing-key'] as const
export type SecretName = (typeof secretNames)[number]

/** `undefined` for one that has not been made, or not whole. */
async function secretIn(dataDir: string, name: SecretName): Promise<string | undefined> {
  const kept = await readFile(join(dataDir, name), 'utf8').catch(() => '')
  return kept.length === BYTES * 2 ? kept : undefined
}

/** The secret of this name, made when it is first asked for, readable by the operator alone. */
export async function keptSecret(dataDir: string, name: SecretName): Promise<string> {
  const kept = await secretIn(dataDir, name)
  if (kept !== undefined) return kept
  const path = join(dataDir, name)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const own = `${path}.${randomUUID()}${UNFINISHED}`
  await writeFile(own, randomBytes(BYTES).toString('hex'), { flag: 'wx', mode: 0o600, flush: true })
  // Of several that come first at once, one gives its own the name; the others read what it wrote, which is whole.
  await link(own, path).catch(() => {})
  await rm(own)
  return readFile(path, 'utf8')
}

/** Tells one secret from another, and nothing about either: 16 hexadecimal digits. */
export const fingerprintOf = (secret: string): string =>
  createHmac('sha256', secret).update('fingerprint').digest('hex').slice(0, 16)

/** Fingerprints by name. */
export type SecretPrints = Readonly<Record<string, string>>

/** Fingerprints of the secrets that this directory holds. */
export async function printsIn(dataDir: string): Promise<SecretPrints> {
  const prints: Record<string, string> = {}
  for (const name of secretNames) {
    const secret = await secretIn(dataDir, name)
    if (secret !== undefined) prints[name] = fingerprintOf(secret)
  }
  return prints
}

/** Names of secrets that were there once and that this directory lacks, or has another of. */
export async function missingSecrets(dataDir: string, once: SecretPrints): Promise<string[]> {
  const now = await printsIn(dataDir)
  return Object.keys(once).filter(name => now[name] !== once[name])
}
