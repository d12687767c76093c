import { type MessageCategory, messageCategories } from '#contract/messages'
import { type AddressOf, addressCodec, flag, oneOf, pageNumber, words } from '#platform/routing'

export const categoryLabels = {
  application: '投递进展',
  interview: '面试邀请',
  job: '职位与单位',
  account: '账号安全',
  service: '办事进度',
  system: '系统通知',
} as const satisfies Record<MessageCategory, string>

/** `/message?category=interview&unread=1&id=…`: which messages are asked for, and which of them is open, at each of the page's paths. */
export const messageFilter = addressCodec({
  category: oneOf(messageCategories),
  unread: flag(),
  page: pageNumber(),
  /** What the messages are about, where all about one thing are asked for. */
  thing: words(),
  id: words(),
})

export type MessageFilter = AddressOf<typeof messageFilter>
