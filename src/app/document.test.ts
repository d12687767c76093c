import { expect, it } from 'vitest'
import { tokenKeys } from '#platform/session'
import { documentOf } from './document.ts'

const settings = { siteName: '就业网', variant: 'standard', hardening: false } as const

const manifest = {
  'src/app/entry-client.tsx': { file: 'assets/entry.js', imports: ['_libraries.js'] },
  '_libraries.js': { file: 'assets/libraries-1.js' },
  'src/features/jobs/routes.ts': { file: 'assets/records.js', isDynamicEntry: true },
  'src/features/jobs/pages/JobPage.tsx': { file: 'assets/job.js', name: 'JobPage', isDynamicEntry: true },
}

const parts = {
  html: '<main>正文</main>',
  styles: '<style nonce="n1"></style>',
  look: { theme: 'dark', size: undefined },
  head: { title: '会计 "招聘" <b>', description: '招 2 人' },
  data: { answers: {}, settings, renderedAt: 0, buildTime: '' },
  page: { component: 'JobPage', records: 'src/features/jobs/routes.ts' },
  url: '/job-details/7?from=list',
  origin: 'https://site.example',
  nonce: 'n1',
  settings,
  manifest,
}

it('escapes what a page says of itself', () => {
  expect(documentOf(parts)).toContain('<title>会计 &quot;招聘&quot; &lt;b&gt; - 就业网</title>')
})

it('carries what an article says of itself to other government sites', () => {
  const head = { ...parts.head, meta: { ArticleTitle: '公告 "一"', PubDate: '2026-11-20 09:00' } }
  const html = documentOf({ ...parts, head })
  expect(html).toContain('<meta name="ArticleTitle" content="公告 &quot;一&quot;" data-page>')
  expect(html).toContain('<meta name="PubDate" content="2026-11-20 09:00" data-page>')
})

it.each([
  ['standard', ''],
  ['talent', '-talent'],
] as const)('carries the marks and the share picture of the %s site', (variant, face) => {
  const html = documentOf({ ...parts, settings: { ...settings, variant } })
  expect(html).toContain(`<link rel="icon" href="/favicon${face}.svg">`)
  expect(html.match(/<link rel="apple-touch-icon" href="\/touch-icon-talent.png">/g) ?? []).toHaveLength(face ? 1 : 0)
  expect(html).toContain(`<meta property="og:image" content="https://site.example/share${face}.png">`)
})

it('announces the libraries alone', () => {
  const html = documentOf(parts)
  expect(html.match(/<link rel="modulepreload"/g)).toHaveLength(1)
  expect(html).toContain('<link rel="modulepreload" href="/assets/libraries-1.js">')
})

it('starts the files of the page', () => {
  expect(documentOf(parts)).toContain(
    'data-starts="/assets/libraries-1.js /assets/entry.js /assets/records.js /assets/job.js"',
  )
})

it('keeps answers from ending their script element', () => {
  const html = documentOf({ ...parts, data: { ...parts.data, answers: { a: '</script><script>alert(1)' } } })
  expect(html).not.toContain('<script>alert(1)')
})

it('has either an address of its own for search engines or asks them to stay away', () => {
  expect(documentOf(parts)).toContain('<link rel="canonical" href="https://site.example/job-details/7?from=list">')
  const hidden = documentOf({ ...parts, head: { title: '职位不存在', noIndex: true } })
  expect(hidden).toContain('<meta name="robots" content="noindex">')
  expect(hidden).not.toContain('canonical')
})

it('renders the look that was chosen', () => {
  expect(documentOf(parts)).toContain('<html lang="zh-CN" data-arriving data-site="standard" data-theme="dark">')
})

it('knows a browser that keeps a session by the key under which its end is kept', () => {
  expect(documentOf(parts)).toMatch(new RegExp(`localStorage\\.getItem\\([\`'"]${tokenKeys.expiry}[\`'"]\\)`))
})
