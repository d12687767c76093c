import { createHash } from 'node:crypto'

const style =
  'body{max-width:36em;margin:20vh auto 0;padding:0 1rem;font:1rem/1.6 system-ui,sans-serif;color:#1b2027;background:#f7f8fa}h1{font-size:1.5rem}a{color:#1659d0}'

const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`

const words = {
  500: { title: '服务器错误', text: '页面暂时打不开，请稍后重试。' },
  503: { title: '服务正在启动或正忙', text: '请稍候，本页会自动重试。' },
} as const

const RETRY_SECONDS = 5

/** What a person sees when no page can be rendered: a document of its own, which needs no part of the portal. */
export function faultPage(status: keyof typeof words): Response {
  const { title, text } = words[status]
  const again = status === 503 ? `<meta http-equiv="refresh" content="${RETRY_SECONDS}">` : ''
  return new Response(
    `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">${again}<title>${title}</title><style>${style}</style><main><h1>${title}</h1><p>${text}</p><p><a href="/">返回首页</a></p></main></html>`,
    {
      status,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        'Content-Security-Policy': policy,
        ...(status === 503 && { 'Retry-After': String(RETRY_SECONDS) }),
      },
    },
  )
}

/** True when somebody opens an address to look at it, and not a script or a file. */
export const wantsPage = ({ method, headers }: Request): boolean =>
  method === 'GET' && (headers.get('Accept') ?? '').includes('text/html')
