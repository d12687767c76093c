import { createHash } from 'node:crypto'
import { pathTo } from '#contract/pages'

const style =
  'body{max-width:36em;margin:15vh auto 0;padding:0 1rem;font:1rem/1.6 system-ui,sans-serif;color:#1b2027;background:#f7f8fa}h1{font-size:1.5rem}a{color:#1659d0}button{min-height:2.75rem;padding:0 1.25rem;border:0;border-radius:.5rem;font:inherit;color:#fff;background:#1659d0}'

const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'`

const escaped = (text: string) => text.replace(/[&<>"']/g, sign => `&#${sign.codePointAt(0)};`)

interface LeavePage {
  readonly text: string
  /** Asks for the press; opening the page alone changes nothing, because mail programs open links to look at them. */
  readonly asks?: boolean
  /** Where the press goes; the page's own address by default. */
  readonly leaveAt?: string
  /** Address of the jobs that an SMS tells of. */
  readonly jobs?: string
  readonly status?: 200 | 404
}

/** What the link of an alert's e-mail or SMS opens: a document of its own, which works signed out and without any script. */
export const leavePage = ({ text, asks = false, leaveAt, jobs, status = 200 }: LeavePage): Response =>
  new Response(
    `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${jobs ? '职位提醒' : '退订职位提醒'}</title><style>${style}</style><main><h1>${jobs ? '职位提醒' : '退订职位提醒'}</h1><p>${escaped(text)}</p>${
      jobs ? `<p><a href="${escaped(jobs)}">查看新职位</a></p>` : ''
    }${
      asks
        ? `<form method="post"${leaveAt ? ` action="${escaped(leaveAt)}"` : ''}><button>停止提醒</button></form>`
        : ''
    }<p><a href="${pathTo('savedSearches')}">管理我的提醒</a></p></main></html>`,
    {
      status,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        'Content-Security-Policy': policy,
        'Referrer-Policy': 'no-referrer',
        'X-Content-Type-Options': 'nosniff',
      },
    },
  )
