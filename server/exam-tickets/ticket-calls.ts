import type { Commitment, ExamForm } from '#contract/exam-form'
import {
  groupTicket,
  printCount,
  printRegistration,
  type TicketStage,
  ticketInfo,
  ticketPdf,
  ticketPhoto,
} from '#contract/exam-tickets'
import type { Preparation } from '../http/context.ts'
import { FileAnswer } from '../http/file-answer.ts'
import { notFound } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import type { User } from '../http/users.ts'
import { ticketPaper } from './ahead/ticket-paper.ts'
import { formSheetOf } from './form-sheet.ts'
import { type Held, heldBy, heldById } from './holder.ts'
import { identityOf } from './identity.ts'
import { drawPdf } from './paper/drawing.ts'
import { photoOf, printedPhotoOf } from './photo.ts'
import { countPrint, findAnswers } from './queries.ts'
import { toTicket, type WholeTicket, wholeTicket } from './ticket.ts'
import { demandPlace, demandStageTime, demandTicketTime } from './windows.ts'

const MIME = 'application/pdf'
/** What registrations keep, whatever was sent. */
const PHOTO_MIME = 'image/jpeg'

/** Drawing is work: so many an hour are more than a person prints, and than a print shop’s queue. */
const drawingsOf = (user: User | null, ip: string) => [
  user
    ? { name: 'exam-pdf', subject: user.id, max: 60, seconds: 3_600 }
    : { name: 'exam-pdf-by-ip', subject: ip, max: 300, seconds: 3_600 },
]

const subjectOf = ({ row }: Held) => ({ kind: 'exam-registration', id: row.id })

/** A ticket in its time. */
async function ticketIn(held: Held, stage: TicketStage, context: Preparation): Promise<WholeTicket> {
  if (stage === 'written') demandTicketTime(held.exam, context.now)
  demandPlace(held.row)
  const whole = await wholeTicket(held, stage, context)
  demandStageTime(whole.ticket, held.exam, context.now)
  return whole
}

async function drawTicket(held: Held, stage: TicketStage, context: Preparation) {
  return { held, body: await ticketPaper(await ticketIn(held, stage, context), context), name: '准考证' }
}

async function drawForm(held: Held, context: Preparation) {
  const written = await findAnswers(context.db, held.row.id)
  if (!written) throw notFound()
  const sheet = formSheetOf(
    held,
    {
      // Both documents were written by the service itself.
      form: written.form as ExamForm,
      commitment: written.commitment as Commitment,
      answers: Object(written.answers),
      signedName: written.signed_name,
      submittedAt: written.submitted_at,
    },
    {
      identity: await identityOf(held.row, context.settings),
      photo: await printedPhotoOf(held.row, context),
      now: context.now,
    },
  )
  return { held, body: await drawPdf(sheet), name: '报名表' }
}

const pdfOf = ({ held, body, name }: Awaited<ReturnType<typeof drawTicket>>) =>
  new FileAnswer({ body, name: `${held.row.name}-${held.exam.title}${name}.pdf`, mime: MIME })

/** One's ticket: on the screen, as PDF, its photograph; each look is written down. */
export const ticketCalls = [
  serve(ticketInfo, async (input, context) => {
    const held = await heldBy(input, context)
    const whole = await ticketIn(held, input.stage, context)
    await context.audit({ action: 'exam-ticket.read', subject: subjectOf(held) })
    return toTicket(whole)
  }),

  serve(printCount, {
    limits: (_, { ip }) => [{ name: 'exam-prints', subject: ip, max: 600, seconds: 3_600 }],
    handle: async (input, context) => {
      const held = await heldBy(input, context)
      const { ticket } = await ticketIn(held, input.stage, context)
      await context.audit({ action: 'exam-ticket.print', subject: subjectOf(held) })
      return { count: await countPrint(context.db, ticket.id, context.now) }
    },
  }),

  serve(ticketPhoto, async (input, context) => {
    const held = await heldBy(input, context)
    if (input.stage === 'written') demandTicketTime(held.exam, context.now)
    else await ticketIn(held, input.stage, context)
    const body = await photoOf(held.row, context)
    if (!body) throw notFound()
    await context.audit({ action: 'exam-ticket.photo', subject: subjectOf(held) })
    return new FileAnswer({ body, name: '照片.jpg', mime: PHOTO_MIME })
  }),

  serve(ticketPdf, {
    limits: (_, { user, ip }) => drawingsOf(user, ip),
    prepare: async (input, context) => drawTicket(await heldBy(input, context), input.stage, context),
    handle: async (_, { audit }, drawn) => {
      await audit({ action: 'exam-ticket.pdf', subject: subjectOf(drawn.held) })
      return pdfOf(drawn)
    },
  }),

  serve(groupTicket, async ({ id, group }, context) => {
    const held = await heldById(id, context)
    const whole = await ticketIn(held, group, context)
    await context.audit({ action: 'exam-ticket.read', subject: subjectOf(held) })
    return toTicket(whole)
  }),

  serve(printRegistration, {
    limits: (_, { user, ip }) => drawingsOf(user, ip),
    prepare: async ({ id, what, group }, context) => {
      const held = await heldById(id, context)
      return what === 'form' ? drawForm(held, context) : drawTicket(held, group, context)
    },
    handle: async (_, { audit }, drawn) => {
      await audit({ action: 'exam-registration.pdf', subject: subjectOf(drawn.held) })
      return pdfOf(drawn)
    },
  }),
]
