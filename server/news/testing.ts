import { sql } from '../db/sql.ts'
import type { TestService } from '../testing.ts'

interface ArticleFacts {
  readonly kind?: string
  readonly typeId?: string
  readonly status?: string
  readonly title?: string
  readonly summary?: string
  readonly html?: string
  readonly city?: string
  readonly headline?: boolean
  readonly explainsId?: string
  readonly expiresOn?: string
  /** Hours from now; negative is past. */
  readonly hours?: number
}

/** Puts one article in and gives its id. */
export async function insertArticle(service: TestService, facts: ArticleFacts = {}): Promise<string> {
  const { kind = 'notice', title = '公告', summary = '', html = '<p>正文</p>', expiresOn = null, hours = -1 } = facts
  const { typeId = '', status = 'published', city = '', headline = false, explainsId = null } = facts
  const at = new Date(service.clock.now().getTime() + hours * 3_600_000)
  const [row] = await service.db.query<{ id: number }>(sql`
    insert into articles (kind, type_id, status, title, summary, html, source, editor, city, headline, explains_id,
      published_at, expires_on)
    values (${kind}, ${typeId}, ${status}, ${title}, ${summary}, ${html}, '来源', '编辑', ${city}, ${headline},
      ${explainsId}, ${at}, ${expiresOn}) returning id`)
  return String(row?.id)
}

/** Adds a file to an article and gives its id. */
export async function insertAttachment(service: TestService, articleId: string, name: string, text: string) {
  const [row] = await service.db.query<{ id: number }>(sql`
    insert into article_attachments (article_id, position, name, mime, body)
    values (${articleId}, 1, ${name}, 'text/csv', ${new TextEncoder().encode(text)}) returning id`)
  return String(row?.id)
}
