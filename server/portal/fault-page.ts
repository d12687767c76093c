import { createHash } from 'node:crypto'

const style =
  'body{max-width:36em;margin:20vh auto 0;padding:0 1rem;font:1rem/1.6 system-ui,sans-serif;color:#1b2027;background:#f7f8fa}h1{font-size:1.5rem}a{color:#1659d0}'

/**
 * Asks now and then whether the service is ready and opens the page only then: more and more rarely, and each visitor at
 * moments of their own, so that those who wait are no load for what is just getting up.
 */
const script = `let wait=5000
const again=()=>setTimeout(async()=>{
const ready=await fetch('/readyz',{cache:'no-store'}).then(answer=>answer.ok,()=>false)
if(ready)return location.reload()
wait=Math.min(wait*1.5,60000)
again()
},wait*(.5+Math.random()))
again()`

const digest = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const policyOf = (waits: boolean) =>
  `default-src 'none'; style-src ${digest(style)}; ${waits ? `script-src ${digest(script)}; connect-src 'self'; ` : ''}frame-ancestors 'none'; base-uri 'none'; form-action 'none'`

const words = {
  404: { title: '没有这个页面', text: '请检查地址是否完整。' },
  421: {
    title: '本站不使用这个域名',
    text: '请从正确的网址进入。如果您是管理员，请在设置 PUBLIC_ORIGIN 或 PUBLIC_HOSTS 中登记这个域名。',
  },
  500: { title: '服务器错误', text: '页面暂时打不开，请稍后重试。' },
  503: {
    title: '服务暂时不可用',
    text: '服务正在启动、正忙或正在恢复，请稍候，恢复后本页会自动打开。已保存的内容和本机上的草稿都不会丢失。',
  },
} as const

const RETRY_SECONDS = 5
/** For those who read without scripts. */
const RELOAD_SECONDS = 30

/** What a person sees when no page can be rendered: a document of its own, which needs no part of the portal. */
export function faultPage(status: keyof typeof words): Response {
  const { title, text } = words[status]
  const waits = status === 503
  const reload = waits ? `<noscript><meta http-equiv="refresh" content="${RELOAD_SECONDS}"></noscript>` : ''
  const wait = waits ? `<script>${script}</script>` : ''
  const home = status === 421 ? '' : '<p><a href="/">返回首页</a></p>'
  return new Response(
    `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">${reload}<title>${title}</title><style>${style}</style><main><h1>${title}</h1><p>${text}</p>${home}</main>${wait}</html>`,
    {
      status,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        'Content-Security-Policy': policyOf(waits),
        'X-Robots-Tag': 'noindex',
        ...(waits && { 'Retry-After': String(RETRY_SECONDS) }),
      },
    },
  )
}

/** True when somebody opens an address to look at it, and not a script or a file. */
export const wantsPage = ({ method, headers }: Request): boolean =>
  method === 'GET' && (headers.get('Accept') ?? '').includes('text/html')
