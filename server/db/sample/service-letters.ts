import { passwordChanged } from '../../account/notice.ts'
import { claimedMessage } from '../../archives/messages.ts'
import type { MessageContent } from '../../messages/message.ts'
import { accountMessage } from '../../session/notices.ts'
import { receivedMessage } from '../../suggestions/messages.ts'
import type { BulkRow } from '../bulk.ts'
import { DAY, HOUR, isoOf, type Moments } from './moments.ts'
import { randomOf } from './random.ts'
import type { UserRow } from './seekers.ts'
import type { SuggestionSampleRow } from './suggestions.ts'

interface Told {
  /** The seeker whose archive is kept and who has written to the office. */
  readonly writer: UserRow
  readonly employer: UserRow
  readonly suggestions: readonly SuggestionSampleRow[]
}

/** What the portal told the sample accounts about their account, their letters and their papers; rows of `messages`. */
export function sampleServiceLetters({ now }: Moments, { writer, employer, suggestions }: Told): BulkRow[] {
  const random = randomOf(7_060)
  const letter = (
    { id }: Pick<UserRow, 'id'>,
    at: number,
    { category, title, body, link }: MessageContent<never>,
    isRead = true,
  ): BulkRow => ({
    id: random.uuid(),
    user_id: id,
    category,
    title,
    body,
    link,
    created_at: isoOf(at),
    read_at: isRead ? isoOf(Math.min(now, at + 2 * HOUR)) : null,
    sample: true,
  })
  const received = suggestions
    .filter(({ user_id }) => user_id === writer.id)
    .map(({ title, ticket, due_on, created_at, state }) => {
      const words = receivedMessage({ title, ticket, dueOn: due_on })
      return letter(writer, Date.parse(created_at), words, state !== 'received')
    })
  return [
    letter(writer, now - 16 * DAY, accountMessage(2, passwordChanged)),
    letter(writer, now - 9 * DAY - 5 * HOUR, claimedMessage),
    ...received,
    letter(employer, now - 12 * DAY - 3 * HOUR, accountMessage(1, passwordChanged)),
  ]
}
