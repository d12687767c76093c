import type { MessageCategory } from '#contract/messages'

/** What a message says. Plain text: nothing in it is markup. */
export interface MessageContent {
  readonly category: MessageCategory
  readonly title: string
  /** Line breaks are kept. */
  readonly body: string
  /** Page of this site that it is about, such as `/manage/user/position`; '' for none. */
  readonly link: string
}
