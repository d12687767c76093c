import { Hono } from 'hono'
import { unsubscribe, unsubscribeInfo } from '#contract/searches'
import type { Db } from '../db/db.ts'
import type { Env } from '../http/bindings.ts'
import type { InProcess } from '../http/in-process.ts'
import { Refusal } from '../http/refusal.ts'
import { searchLink } from './kept.ts'
import { leavePage } from './leave-page.ts'
import { tokenOf } from './link.ts'
import { findRow, type SearchRow } from './queries.ts'
import { findByShortName } from './text-queries.ts'

const invalid = () => leavePage({ text: '这个链接不完整，或者这条提醒已经删除。', status: 404 })

/** A link that is not ours is told so; every other failure is the service's own. */
async function orInvalid(work: () => Promise<Response>): Promise<Response> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal) return invalid()
    throw error
  }
}

/** What the link in an SMS opens: the way to the jobs, and the button that ends the alert. */
function alertPage(row: SearchRow): Response {
  const jobs = searchLink(row.search)
  if (row.alert === 'off') return leavePage({ text: `“${row.name}”的提醒已经停止。`, jobs })
  const text = `您保存的搜索“${row.name}”有新职位。不想再收到，可以停止提醒。`
  return leavePage({ text, jobs, asks: true, leaveAt: `/unsubscribe?token=${tokenOf(row)}` })
}

/**
 * The link of an alert's e-mail, and the short one of its SMS. GET shows what it is about and a button; POST ends the alert, pressed there or by the
 * mail program itself, which sends nothing but the link (RFC 8058).
 */
export const oneClickRoute = (call: InProcess, db: Db): Hono<Env> =>
  new Hono<Env>()
    .get('/s/:name', async context => {
      context.set('route', '/s/:name')
      const id = await findByShortName(db, context.req.param('name'))
      const row = id === undefined ? undefined : await findRow(db, id)
      return row ? alertPage(row) : invalid()
    })
    .get('/unsubscribe', context => {
      context.set('route', '/unsubscribe')
      return orInvalid(async () => {
        const { name, alert } = await call(unsubscribeInfo, { token: context.req.query('token') ?? '' })
        return alert === 'off'
          ? leavePage({ text: `“${name}”的提醒已经停止。` })
          : leavePage({
              text: `停止“${name}”的新职位提醒？站内消息、邮件和短信都会停止，其他提醒不受影响。`,
              asks: true,
            })
      })
    })
    .post('/unsubscribe', context => {
      context.set('route', '/unsubscribe')
      return orInvalid(async () => {
        await call(unsubscribe, { token: context.req.query('token') ?? '' })
        return leavePage({ text: '已退订，这条提醒不会再发给您。' })
      })
    })
