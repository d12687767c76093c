import { type FieldKey, fieldKey, findKeyOf, openField } from '../../field-key.ts'
import type { Preparation } from '../../http/context.ts'
import { drawPdf } from '../paper/drawing.ts'
import type { TicketSheet } from '../paper/sheet.ts'
import { printedPhotoOf } from '../photo.ts'
import { ticketSheetOf, type WholeTicket } from '../ticket.ts'
import { disown, findPaper } from './queries.ts'

/** To be raised when the same words are drawn otherwise than before. */
const LAYOUT = 1

/**
 * Tells what a sheet says, its photograph by the hash in its code. The code's signature is another one each time, and says
 * nothing that is not in what is signed. Keyed, because an identity number is among the words.
 */
export function digestOf(key: FieldKey, sheet: TicketSheet): Uint8Array {
  const { photo: _, madeAt: __, code, ...words } = sheet
  return findKeyOf(key, JSON.stringify([LAYOUT, words, code.slice(0, code.lastIndexOf('.'))]))
}

type Asking = Pick<Preparation, 'db' | 'files' | 'settings' | 'now'>

/** What was drawn ahead, where it says the same; null where nothing was, or its file cannot be read. */
async function keptPaper({ ticket }: WholeTicket, sheet: TicketSheet, { db, files, settings }: Asking) {
  const paper = await findPaper(db, ticket.id)
  if (!paper?.file_id || !paper.digest) return null
  const key = await fieldKey(settings)
  if (Buffer.compare(paper.digest, digestOf(key, sheet)) !== 0) {
    await disown(db, ticket.id, paper.file_id)
    return null
  }
  const sealed = await files.read(paper.file_id).catch(() => null)
  return sealed && new Uint8Array(openField(key, sealed))
}

/** A ticket as PDF: as it was drawn ahead, or drawn now. */
export async function ticketPaper(whole: WholeTicket, asking: Asking): Promise<Uint8Array<ArrayBuffer>> {
  const sheet = ticketSheetOf(whole, { photo: null, now: asking.now })
  const kept = await keptPaper(whole, sheet, asking)
  return kept ?? drawPdf({ ...sheet, photo: await printedPhotoOf(whole.row, asking) })
}
