import type { Message, MessageAbout } from '#contract/messages'

/** A message and those before it about the same thing, newest first. */
export const messagesOf = ({ earlier, thing: _, count: __, unread: ___, ...newest }: MessageAbout): Message[] => [
  newest,
  ...earlier,
]

/** Whether a message is this one or stands with it. */
export const holds = (about: MessageAbout, id: string): boolean => messagesOf(about).some(message => message.id === id)

/** Reads all about these things as far as they were listed, also what is not shown with them, as `readMessages` takes it; undefined where nothing of it is unread. */
export function readingOf(listed: readonly MessageAbout[]) {
  const unread = listed.filter(about => about.unread > 0)
  if (unread.length === 0) return undefined
  return {
    ids: unread.flatMap(({ id, count }) => (count === 1 ? [id] : [])),
    things: unread.flatMap(({ thing, count }) => (count === 1 ? [] : [thing])),
    until: Math.max(...unread.map(({ createdAt }) => createdAt)),
  }
}

export type Reading = NonNullable<ReturnType<typeof readingOf>>
