import type { ExamSiteBody } from '#contract/exam-site-fields'
import type { Context } from '../../http/context.ts'
import { linkTo } from '../../messages/message.ts'
import { sendMessage } from '../../messages/send.ts'
import { listTicketHolders } from './queries.ts'

type Place = Pick<ExamSiteBody, 'name' | 'address' | 'transit'>

interface Moved {
  readonly exam: string
  readonly about: { readonly title: string; readonly ticket_from: string }
  readonly before: Place & { readonly id: string }
  readonly after: Place
}

const lines = [
  ['name', '考点'],
  ['address', '地址'],
  ['transit', '交通'],
] as const satisfies readonly (readonly [keyof Place, string])[]

/**
 * Tells whoever may have printed a ticket for a site what is otherwise now; how many were told. Seat and number stay, so
 * that what was printed stays good.
 */
export async function tellOfPlace(
  { db, now }: Context<'type1'>,
  { exam, about, before, after }: Moved,
): Promise<number> {
  const changed = lines.filter(([part]) => before[part] !== after[part])
  if (changed.length === 0 || now.getTime() < Date.parse(about.ticket_from)) return 0
  const to = await listTicketHolders(db, before.id)
  await sendMessage(db, {
    to,
    audience: 'seeker',
    at: now,
    category: 'service',
    title: '考点信息有变动',
    body: [
      `“${about.title}”的考点“${before.name}”有变动：`,
      ...changed.map(([part, label]) => `${label}：${after[part]}`),
      '准考证号和座位不变，请重新打印准考证，按新的安排前往。',
    ].join('\n'),
    link: linkTo('examTicket', { id: exam }),
  })
  return to.length
}
