import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settings } from '../settings.ts'

const BYTES = 32

/**
 * What signs notices and addresses of the cashier: the operator's `PAYMENT_SECRET`, or a secret that is made once and
 * kept in `DATA_DIR/payment-secret`, readable by the operator alone.
 */
export async function paymentSecret({ paymentSecret: given, dataDir }: Settings): Promise<string> {
  if (given !== undefined) return given
  const path = join(dataDir, 'payment-secret')
  const kept = await readFile(path, 'utf8').catch(() => '')
  if (kept.length === BYTES * 2) return kept
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  // Of several that come first at once, one writes; the others read what it wrote.
  await writeFile(path, randomBytes(BYTES).toString('hex'), { flag: 'wx', mode: 0o600, flush: true }).catch(() => {})
  return readFile(path, 'utf8')
}
