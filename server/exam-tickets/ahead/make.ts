import { secondsAfter } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { sealedFile } from '../../exam-registrations/photo/photo.ts'
import { fieldKey } from '../../field-key.ts'
import { Effects } from '../../http/effects.ts'
import { storeFile } from '../../http/files/save.ts'
import type { FileStore } from '../../http/files/store.ts'
import type { Logger } from '../../logger.ts'
import { drawingBy } from '../../paper/drawing.ts'
import type { Settings } from '../../settings.ts'
import type { ExamSheet } from '../paper/sheet.ts'
import { printedPhotoOf } from '../photo.ts'
import { findExam, findOfExam } from '../queries.ts'
import { ticketSheetOf, wholeTicket } from '../ticket.ts'
import { type ClaimedPaper, claimPapers, dropPapers, isStillClaimed, keepPaper } from './queries.ts'
import { digestOf } from './ticket-paper.ts'

/** Drawing begins so long before tickets can be printed: a hundred thousand take some hours of half a core. */
const AHEAD_SECONDS = 3 * 86_400
/** Fewer people than this never ask for more than one worker draws. */
const MANY = 1_000
const AT_ONCE = 20
/** Far longer than so many take: whoever has not kept them by then was killed. */
const LEASE_SECONDS = 300
const DROPPED_AT_ONCE = 500

export interface MakingParts {
  readonly db: Db
  readonly files: FileStore
  readonly settings: Settings
  readonly logger: Logger
}

/** A worker of its own, so that nobody who prints waits behind what is drawn for later. */
const draw = drawingBy<ExamSheet>(new URL('../paper/draw.worker.ts', import.meta.url))

/** Draws one ticket and keeps it sealed; false where its photograph cannot be read, or it is not this copy's any more. */
async function makeOne({ db, files, settings, logger }: MakingParts, claimed: ClaimedPaper, now: Date) {
  const exam = await findExam(db, String(claimed.exam_id))
  const row = exam && (await findOfExam(db, exam.id, claimed.registration_id))
  if (!row) return false
  const whole = await wholeTicket({ exam, row }, claimed.stage, { db, settings, now })
  const photo = await printedPhotoOf(row, { files, settings })
  if (row.photo_file !== null && photo === null) return false
  const sheet = ticketSheetOf(whole, { photo, now })
  const key = await fieldKey(settings)
  const sealed = sealedFile(key, await draw(sheet))
  const effects = new Effects(logger)
  return effects.around(() =>
    db.tx(async tx => {
      await effects.restart()
      if (!(await isStillClaimed(tx, claimed.id))) return false
      const context = { db: tx, now, files, onRollback: (undo: () => Promise<void>) => effects.afterRollback(undo) }
      const file = await storeFile(context, { owner: null, kind: 'exam-ticket', name: '准考证' }, sealed)
      await keepPaper(tx, { id: claimed.id, file, digest: digestOf(key, sheet) })
      return true
    }),
  )
}

/**
 * Draws a few tickets of the exams whose printing begins soon or has begun, if so many are to be printed that they could
 * not be drawn when everybody asks at once. How many were taken in hand, and how many of them are kept now. Several
 * copies of the service may do it at once: each ticket is drawn by one.
 */
export async function makePapers(
  parts: MakingParts,
  now: Date,
  { fewest = MANY, stopped }: { readonly fewest?: number; readonly stopped?: AbortSignal } = {},
): Promise<{ taken: number; kept: number }> {
  const claimed = await claimPapers(parts.db, {
    fewest,
    most: AT_ONCE,
    from: secondsAfter(now, AHEAD_SECONDS),
    until: secondsAfter(now, LEASE_SECONDS),
    now,
  })
  let kept = 0
  for (const one of claimed) {
    if (stopped?.aborted) break
    if (await makeOne(parts, one, now)) kept += 1
  }
  return { taken: claimed.length, kept }
}

/** Throws away what was drawn of tickets that were replaced or withdrawn, or can be printed no longer. How many. */
export async function throwPapersAway(db: Db, files: FileStore, now: Date): Promise<number> {
  let dropped = 0
  for (;;) {
    const gone = await db.tx(tx => dropPapers(tx, now, DROPPED_AT_ONCE))
    for (const id of gone.files) await files.remove(id)
    dropped += gone.count
    if (gone.count < DROPPED_AT_ONCE) return dropped
  }
}
