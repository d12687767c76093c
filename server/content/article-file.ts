import { marked } from 'marked'
import { stringify } from 'yaml'
import * as z from 'zod/mini'
import { day, optionalText, text } from '#contract/fields'
import { articleKinds } from '#contract/news'
import { sanitise } from '../news/sanitise.ts'
import type { Fault } from './fault.ts'
import { readBy } from './located.ts'

/** What stands above the text of an article. */
const frontMatter = () =>
  z.strictObject({
    kind: z.enum(articleKinds, { error: `类别应为 ${articleKinds.join('、')} 之一` }),
    title: text('标题', { max: 120 }),
    summary: text('摘要', { max: 300 }),
    source: text('来源', { max: 60 }),
    editor: optionalText('编辑', 30),
    city: z._default(z.string().check(z.regex(/^(|36\d{4})$/, '城市应为六位代码，如 360700')), ''),
    published: z
      .string({ error: '请填写发布时间' })
      .check(z.regex(/^20\d{2}-\d{2}-\d{2} ([01]\d|2[0-3]):[0-5]\d$/, '发布时间应写成 2026-06-02 09:00')),
    expires: z._default(z.union([z.literal(''), day('截止日期')]), ''),
    /** By which topics gather articles. */
    tags: z._default(
      z
        .array(z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, '标签应为小写字母、数字、连字符')))
        .check(z.maxLength(8, '标签最多 8 个')),
      [],
    ),
  })
type FrontMatter = z.output<ReturnType<typeof frontMatter>>

export interface ArticleFile extends FrontMatter {
  readonly slug: string
  /** Sanitised. */
  readonly html: string
}

const PARTS = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Markdown as the HTML that the service lets through. */
export const toHtml = (markdown: string): string => sanitise(marked.parse(markdown, { async: false, gfm: true })).trim()

/** Reads `<slug>.md` or `<slug>.html`; its name is what it is known by. */
export function readArticle(file: string, source: string): ArticleFile | readonly Fault[] {
  const whole = (message: string) => [{ file, line: 1, field: '', message }]
  const [, slug = '', ending = ''] = /([^/]*)\.(md|html)$/.exec(file) ?? []
  if (!SLUG.test(slug)) return whole('文件名应为小写字母、数字、连字符')
  const [head, front = ''] = PARTS.exec(source) ?? []
  if (head === undefined) return whole('文件应以 --- 之间的说明开头')
  const read = readBy(frontMatter(), file, front, 1)
  if ('faults' in read) return read.faults
  const body = source.slice(head.length)
  const html = ending === 'md' ? toHtml(body) : sanitise(body).trim()
  if (html === '') return [{ file, line: head.split('\n').length, field: '', message: '请填写正文' }]
  return { ...read.value, slug, html }
}

/** The file of an article, as `readArticle` reads it; its text is HTML. */
export const writeArticle = ({ slug: _, html, ...front }: ArticleFile): string =>
  `---\n${stringify(front, { lineWidth: 0 })}---\n${html}\n`
