import { createHash } from 'node:crypto'
import { pathTo } from '#contract/pages'

const style = [
  ':root{color-scheme:light dark;--ink:#1b2027;--soft:#4a5563;--ground:#f4f6f8;--card:#fff;--line:#c3cad3;--main:#1659d0;--on:#fff;--warn:#7a4a00;--warn-ground:#fff4dc}',
  '@media(prefers-color-scheme:dark){:root{--ink:#e8ecf1;--soft:#aeb8c4;--ground:#12161b;--card:#1b2129;--line:#465160;--main:#8db4ff;--on:#0b1626;--warn:#ffd48a;--warn-ground:#3a2b0c}}',
  '*{box-sizing:border-box}',
  'body{max-width:30rem;margin:0 auto;padding:2rem 1rem;font:1rem/1.6 system-ui,sans-serif;color:var(--ink);background:var(--ground)}',
  'h1{margin:0 0 1rem;font-size:1.5rem}',
  'main{padding:1.25rem;border:1px solid var(--line);border-radius:.75rem;background:var(--card)}',
  '.mark{margin:0 0 1rem;padding:.5rem .75rem;border-radius:.5rem;color:var(--warn);background:var(--warn-ground)}',
  '.amount{margin:0 0 1rem;font-size:2rem;font-weight:600;font-variant-numeric:tabular-nums}',
  'dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:0 0 1.5rem}dt{color:var(--soft);white-space:nowrap}dd{margin:0;overflow-wrap:anywhere}',
  'form{display:grid;gap:.75rem}',
  'button{min-height:2.75rem;padding:0 1.25rem;border:1px solid var(--main);border-radius:.5rem;font:inherit;color:var(--main);background:none;cursor:pointer}',
  'button[value=success]{color:var(--on);background:var(--main)}',
  'a{color:var(--main)}',
  ':focus-visible{outline:3px solid var(--main);outline-offset:2px}',
].join('')

const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'`

const escaped = (text: string) => text.replace(/[&<>"']/g, sign => `&#${sign.codePointAt(0)};`)

interface CashierPage {
  /** Yuan with two decimals; '' where nothing can be paid. */
  readonly amount?: string
  readonly rows?: readonly (readonly [label: string, value: string])[]
  /** Why nothing can be pressed here. */
  readonly text?: string
  /** Where the portal shows the order; '' where none is known. */
  readonly back?: string
  readonly status?: 200 | 404 | 410
}

const choices =
  '<form method="post"><button name="outcome" value="success">支付成功</button><button name="outcome" value="failed">支付失败</button><button name="outcome" value="cancelled">放弃支付</button></form>'

/** The sandbox's cashier: a document of its own, which works without any script and charges nobody. */
export const cashierPage = ({ amount = '', rows = [], text = '', back = '', status = 200 }: CashierPage): Response =>
  new Response(
    `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>沙箱收银台</title><style>${style}</style><main><h1>沙箱收银台</h1><p class="mark">沙箱收银台 · 不会真的扣款。请选择要模拟的支付结果。</p>${
      amount ? `<p class="amount">¥${escaped(amount)}</p>` : ''
    }${
      rows.length > 0
        ? `<dl>${rows.map(([label, value]) => `<dt>${escaped(label)}</dt><dd>${escaped(value)}</dd>`).join('')}</dl>`
        : ''
    }${text ? `<p>${escaped(text)}</p>` : choices}${
      text ? `<p><a href="${escaped(back || pathTo('payment'))}">${back ? '查看支付结果' : '返回考试缴费'}</a></p>` : ''
    }</main></html>`,
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
