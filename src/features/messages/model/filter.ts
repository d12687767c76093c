import { type MessageCategory, messageCategories } from '#contract/messages'
import type { MessageFilter } from '../hooks/useMessages.ts'

const LAST_PAGE = 500

export const categoryLabels = {
  application: '投递进展',
  interview: '面试邀请',
  job: '职位与单位',
  account: '账号安全',
  service: '办事进度',
  system: '系统通知',
} as const satisfies Record<MessageCategory, string>

const isCategory = (value: string | null): value is MessageCategory =>
  messageCategories.some(category => category === value)

/** The filter that an address stands for; what makes no sense there counts as not given. */
export function filterOf(address: URLSearchParams): MessageFilter {
  const category = address.get('category')
  const page = Number(address.get('page') ?? 1)
  return {
    category: isCategory(category) ? category : '',
    unread: address.get('unread') === '1',
    page: Number.isInteger(page) && page >= 1 ? Math.min(page, LAST_PAGE) : 1,
  }
}

/** The address of a filter under the page's own path; the opposite of `filterOf`. */
export function addressOf(path: string, { category, unread, page }: MessageFilter): string {
  const query = new URLSearchParams()
  if (category) query.set('category', category)
  if (unread) query.set('unread', '1')
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `${path}?${query}` : path
}
