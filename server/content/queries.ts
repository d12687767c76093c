import type { TopicDocument } from '#contract/topic-document'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import type { CheckedFile } from '../http/files/image.ts'
import type { ArticleFile } from './article-file.ts'
import type { MenuDocument } from './menu-file.ts'

/** When it is imported, and whether it is invented. */
export interface Import {
  readonly now: Date
  readonly sample: boolean
}

const day = (text: string) => (text === '' ? null : text)

export async function putArticle(tx: Queryable, article: ArticleFile, { sample }: Import): Promise<void> {
  const { slug, kind, title, summary, html, source, editor, city, published, expires, tags } = article
  const at = new Date(`${published.replace(' ', 'T')}:00+08:00`)
  await tx.run(sql`
    insert into articles (slug, kind, title, summary, html, source, editor, city, published_at, expires_on, topic_tags, sample)
    values (${slug}, ${kind}, ${title}, ${summary}, ${html}, ${source}, ${editor}, ${city}, ${at}, ${day(expires)}, ${tags}, ${sample})
    on conflict (slug) where slug is not null do update set kind = excluded.kind, title = excluded.title,
      summary = excluded.summary, html = excluded.html, source = excluded.source, editor = excluded.editor,
      city = excluded.city, published_at = excluded.published_at, expires_on = excluded.expires_on,
      topic_tags = excluded.topic_tags, sample = excluded.sample`)
}

export async function putTopic(tx: Queryable, topic: TopicDocument, { now, sample }: Import): Promise<void> {
  const { address, title, menuTitle, summary, parent, position, members, starts, ends } = topic
  await tx.run(sql`
    insert into topics (address, title, menu_title, summary, family, position, members, starts_on, ends_on, document,
      updated_at, sample)
    values (${address}, ${title}, ${menuTitle || title}, ${summary}, ${parent || address}, ${position}, ${members},
      ${day(starts)}, ${day(ends)}, ${sql.json(topic)}, ${now}, ${sample})
    on conflict (address) do update set title = excluded.title, menu_title = excluded.menu_title,
      summary = excluded.summary, family = excluded.family, position = excluded.position, members = excluded.members,
      starts_on = excluded.starts_on, ends_on = excluded.ends_on, document = excluded.document,
      updated_at = excluded.updated_at, sample = excluded.sample`)
}

export async function putMenu(tx: Queryable, name: string, menu: MenuDocument, { now, sample }: Import): Promise<void> {
  await tx.run(sql`
    insert into menu_entries (name, audience, document, updated_at, sample)
    values (${name}, ${menu.audience}, ${sql.json(menu)}, ${now}, ${sample})
    on conflict (name) do update set audience = excluded.audience, document = excluded.document,
      updated_at = excluded.updated_at, sample = excluded.sample`)
}

/** Stores a file, once for equal bytes, and gives its id; `id` is the one that a new file gets. */
export async function putFile(
  tx: Queryable,
  { id, name, sha256, mime, bytes }: CheckedFile & { readonly id: string; readonly name: string },
  { now, sample }: Import,
): Promise<string> {
  const [row] = await tx.query<{ id: string }>(sql`
    insert into content_files (id, sha256, mime, name, bytes, created_at, sample)
    values (${id}, ${sha256}, ${mime}, ${name}, ${bytes}, ${now}, ${sample})
    on conflict (sha256) do update set name = excluded.name
    returning id`)
  return row?.id ?? id
}

export const listParents = (db: Queryable) =>
  db.query<{ readonly address: string; readonly family: string }>(sql`select address, family from topics`)

export const listStoredTopics = (db: Queryable) =>
  db.query<{ readonly document: TopicDocument }>(sql`select document from topics order by address`)

export const listStoredMenus = (db: Queryable) =>
  db.query<{ readonly name: string; readonly document: MenuDocument }>(sql`
    select name, document from menu_entries order by name`)

export interface StoredArticle
  extends Pick<ArticleFile, 'slug' | 'kind' | 'title' | 'summary' | 'html' | 'source' | 'editor' | 'city'> {
  readonly published: string
  readonly expires_on: string | null
  readonly topic_tags: string[]
}

/** Articles that came from files, the latest first. */
export const listStoredArticles = (db: Queryable) =>
  db.query<StoredArticle>(sql`
    select slug, kind, title, summary, html, source, editor, city,
      to_char(published_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI') as published, expires_on, topic_tags
    from articles where slug is not null order by published_at desc, id desc`)

export interface StoredFile {
  readonly id: string
  readonly name: string
  readonly mime: string
  readonly bytes: Uint8Array
}

export async function findContentFile(db: Queryable, id: string): Promise<StoredFile | undefined> {
  const [row] = await db.query<StoredFile>(sql`select id, name, mime, bytes from content_files where id = ${id}`)
  return row
}
