import type { Access } from '#contract/endpoint'
import { API_PREFIX } from '#contract/wire'
import { openapi } from './openapi.ts'
import type { DeclaredCall } from './serve.ts'

const audiences = {
  public: '所有人',
  login: '登录用户',
  type1: '单位',
  type2: '个人',
} as const satisfies Record<Access, string>

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const STYLE = `
:root{color-scheme:light dark;font-family:system-ui,sans-serif;line-height:1.6}
body{max-width:64rem;margin:0 auto;padding:1rem}
details{border-bottom:1px solid GrayText;padding:.5rem 0}
summary{cursor:pointer;overflow-wrap:anywhere}
pre{overflow:auto;padding:.75rem;background:color-mix(in srgb,CanvasText 8%,Canvas)}
code{font-family:ui-monospace,monospace}`

/** The calls as one page without scripts: what `/api/openapi.json` says, for people. */
export function referencePage(calls: readonly DeclaredCall[], nonce: string): string {
  const { paths, info } = openapi(calls)
  const entry = ({ endpoint: { method, path, access }, schemas: { summary } }: DeclaredCall) => {
    const operation = paths[API_PREFIX + path]?.[method.toLowerCase()]
    return `<details><summary><code>${method} ${escapeHtml(API_PREFIX + path)}</code> ${escapeHtml(summary)}（${audiences[access]}）</summary><pre>${escapeHtml(JSON.stringify(operation, null, 2))}</pre></details>`
  }
  const title = escapeHtml(info.title)
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style nonce="${nonce}">${STYLE}</style></head><body><main><h1>${title}</h1><p>${escapeHtml(info.description)}</p><p><a href="${API_PREFIX}/openapi.json">openapi.json</a></p>${calls.map(entry).join('')}</main></body></html>`
}
