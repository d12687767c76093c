import { createHash } from 'node:crypto'
import { receiptText } from '#contract/exam-receipt-code'
import type { ExamReceipt } from '#contract/exam-registrations'
import type { Signer } from '../signing.ts'
import type { RegistrationRow } from './queries/registrations.ts'

/** Every object with its names in order, so that what is the same has the same text. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([name, part]) => [name, ordered(part)]))
}

/** SHA-256 of everything that is sent, in hexadecimal digits. */
export function contentHash(row: RegistrationRow, idNumber: string): string {
  const { exam_id, position_id, name, phone, answers, form_version, materials, photo_file, waiver, version } = row
  const sent = {
    exam_id,
    position_id,
    name,
    phone,
    idNumber,
    answers,
    form_version,
    materials,
    photo_file,
    waiver,
    version,
  }
  return createHash('sha256')
    .update(JSON.stringify(ordered(sent)))
    .digest('hex')
}

/** Says under our signature that this was received, and when: nobody can say later that it was late, or something else. */
export function signedReceipt(
  signer: Signer,
  { number, at, hash }: Pick<ExamReceipt, 'number' | 'at' | 'hash'>,
): ExamReceipt {
  const signature = Buffer.from(signer.sign(receiptText({ number, at, hash }))).toString('base64url')
  return { number, at, hash, signature, keyId: signer.publicKey.id }
}
