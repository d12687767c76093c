import type { ParsedInputOf } from '#contract/endpoint'
import { ANSWER_WORKING_DAYS } from '#contract/reference/suggestions'
import type { submitSuggestion } from '#contract/suggestions'
import { chinaDay } from '../clock.ts'
import { claimFiles, claimGuestFiles } from '../files/index.ts'
import type { Context } from '../http/context.ts'
import { sendMessage } from '../messages/send.ts'
import { ticketOn } from '../tickets.ts'
import { workingDaysAfter } from '../working-days.ts'
import { receivedMessage } from './messages.ts'
import { insertSuggestion } from './queries.ts'

const TRIES = 20

/** Stores what was written and gives its ticket. */
export async function submit(
  { captcha: _, pass, ...input }: ParsedInputOf<typeof submitSuggestion>,
  { db, now, user, audit }: Context,
) {
  const today = chinaDay(now)
  const dueOn = workingDaysAfter(today, ANSWER_WORKING_DAYS)
  const userId = user?.id ?? null
  const files = { ids: input.files, kind: 'suggestion' }
  if (userId === null && pass) await claimGuestFiles(db, { ...files, pass, now })
  else await claimFiles(db, userId, { ...files, field: 'files' })
  for (let tries = 0; tries < TRIES; tries += 1) {
    const ticket = ticketOn('YJ', today)
    if (await insertSuggestion(db, { ...input, ticket, userId, dueOn, now })) {
      if (userId)
        await sendMessage(db, {
          to: [userId],
          audience: 'member',
          at: now,
          ...receivedMessage({ title: input.title, ticket, dueOn }),
        })
      await audit({ action: 'suggestion.submit', subject: { kind: 'suggestion', id: ticket } })
      return { ticket, dueOn }
    }
  }
  throw new Error('no ticket is free today')
}
