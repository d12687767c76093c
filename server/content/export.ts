import { posix } from 'node:path'
import type { Queryable } from '../db/db.ts'
import { writeArticle } from './article-file.ts'
import type { Source } from './folder.ts'
import { CONTENT_FILES } from './import.ts'
import { writeMenu } from './menu-file.ts'
import { findContentFile, listStoredArticles, listStoredMenus, listStoredTopics, type StoredFile } from './queries.ts'
import { withFiles, writeTopic } from './topic-file.ts'

const source = (path: string, text: string): Source => ({ path, bytes: new TextEncoder().encode(text) })

/** `/hwyc/gcc` is `hwyc-gcc.yaml`; `/topic/…` keeps its word, so that no two addresses share a name. */
const topicFile = (address: string) => `topics/${address.slice(1).replaceAll('/', '_')}.yaml`

const ENDINGS: Readonly<Record<string, string>> = { 'image/webp': '.webp' }

/** A picture was written anew when it came in; its name says so. Names may repeat, so each begins with part of its id. */
const fileName = ({ id, name, mime }: StoredFile) =>
  `files/${id.slice(0, 8)}-${posix.parse(name).name.replace(/[^\w-]+/g, '-')}${ENDINGS[mime] ?? posix.extname(name)}`

/** Everything that came in with an import, as files that can be imported again. */
export async function exportContent(db: Queryable): Promise<readonly Source[]> {
  const topics = (await listStoredTopics(db)).map(({ document }) => document)
  const ids = new Set<string>()
  for (const topic of topics) {
    withFiles(topic, ({ name }) => {
      if (name.startsWith(`${CONTENT_FILES}/`)) ids.add(posix.basename(name))
      return name
    })
  }
  const files: StoredFile[] = []
  for (const id of ids) {
    const file = await findContentFile(db, id)
    if (file) files.push(file)
  }
  const names = new Map(files.map(file => [`${CONTENT_FILES}/${file.id}`, fileName(file)]))
  return [
    ...(await listStoredArticles(db)).map(({ expires_on, topic_tags, ...article }) =>
      source(
        `articles/${article.slug}.html`,
        writeArticle({ ...article, expires: expires_on ?? '', tags: topic_tags }),
      ),
    ),
    ...topics.map(topic =>
      source(topicFile(topic.address), writeTopic(withFiles(topic, ({ name }) => names.get(name) ?? name))),
    ),
    ...files.map(file => ({ path: `topics/${fileName(file)}`, bytes: new Uint8Array(file.bytes) })),
    ...(await listStoredMenus(db)).map(({ name, document }) => source(`menus/${name}.yaml`, writeMenu(document))),
  ]
}
