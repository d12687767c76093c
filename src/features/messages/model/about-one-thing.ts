import type { Message, MessageAbout } from '#contract/messages'

/** A message and those before it about the same thing, newest first. */
export const messagesOf = ({ earlier, thing: _, count: __, ...newest }: MessageAbout): Message[] => [newest, ...earlier]

/** Whether a message is this one or stands with it. */
export const holds = (about: MessageAbout, id: string): boolean => messagesOf(about).some(message => message.id === id)

export const unreadIn = (about: MessageAbout): string[] =>
  messagesOf(about).flatMap(({ id, read }) => (read ? [] : [id]))
