import { randomUUID } from 'node:crypto'
import { posix } from 'node:path'
import type { TopicDocument } from '#contract/topic-document'
import type { Queryable } from '../db/db.ts'
import type { CheckedFile } from '../http/files/image.ts'
import { type ArticleFile, readArticle } from './article-file.ts'
import { ContentError, type Fault } from './fault.ts'
import type { Source } from './folder.ts'
import type { Read } from './located.ts'
import { type MenuDocument, readMenu } from './menu-file.ts'
import { checkPaper } from './paper.ts'
import { type Import, listParents, putArticle, putFile, putMenu, putTopic } from './queries.ts'
import { familyFaults, readTopic, withFiles, withHtml } from './topic-file.ts'

export const CONTENT_FILES = '/files/content'

interface ReadTopic {
  readonly file: string
  readonly value: TopicDocument
  readonly lineOf: (field: string) => number
}

/** A folder's content, read and checked as far as that goes without a database. */
export interface Content {
  readonly articles: readonly ArticleFile[]
  readonly topics: readonly ReadTopic[]
  readonly menus: readonly { readonly name: string; readonly menu: MenuDocument }[]
  /** By their path below the folder. */
  readonly papers: ReadonlyMap<string, CheckedFile>
}

const textOf = ({ bytes }: Source) => new TextDecoder().decode(bytes).replace(/^\uFEFF/, '')
const within = (sources: readonly Source[], folder: string, endings: RegExp) =>
  sources.filter(({ path }) => path.startsWith(`${folder}/`) && endings.test(path))

/** Where a file that a topic names lies: beside the topic. */
const besides = (file: string, name: string) => posix.join(posix.dirname(file), name)

/** Reads and checks everything in a folder. Throws `ContentError` with every fault that there is. */
export async function readContent(sources: readonly Source[]): Promise<Content> {
  const faults: Fault[] = []
  const keep = <Value>(read: Read<Value>) => {
    if (!('faults' in read)) return [read]
    faults.push(...read.faults)
    return []
  }
  const articles = within(sources, 'articles', /\.(md|html)$/).flatMap(source => {
    const read = readArticle(source.path, textOf(source))
    if ('slug' in read) return [read]
    faults.push(...read)
    return []
  })
  const topics = within(sources, 'topics', /\.(ya?ml|json)$/).flatMap(source =>
    keep(readTopic(source.path, textOf(source))).map(read => ({ ...read, file: source.path })),
  )
  const menus = within(sources, 'menus', /\.(ya?ml|json)$/).flatMap(source =>
    keep(readMenu(source.path, textOf(source))).map(({ value: menu }) => ({
      name: posix.parse(source.path).name,
      menu,
    })),
  )
  faults.push(
    ...twice(topics.map(({ file, value, lineOf }) => ({ file, key: value.address, line: lineOf('address') }))),
  )
  const papers = await readPapers(sources, topics, faults)
  if (faults.length > 0) throw new ContentError(faults)
  return { articles, topics, menus, papers }
}

function twice(found: readonly { file: string; key: string; line: number }[]): Fault[] {
  const seen = new Map<string, string>()
  return found.flatMap(({ file, key, line }) => {
    const other = seen.get(key)
    seen.set(key, file)
    return other === undefined ? [] : [{ file, line, field: 'address', message: `与 ${other} 的地址相同` }]
  })
}

async function readPapers(sources: readonly Source[], topics: readonly ReadTopic[], faults: Fault[]) {
  const byPath = new Map(sources.map(source => [source.path, source]))
  const papers = new Map<string, CheckedFile>()
  for (const { file, value, lineOf } of topics) {
    const named: { field: string; name: string }[] = []
    withFiles(value, one => {
      named.push(one)
      return one.name
    })
    for (const { field, name } of named.filter(({ name }) => !name.startsWith('/'))) {
      const path = besides(file, name)
      const source = byPath.get(path)
      const paper = papers.get(path) ?? (source ? await checkPaper(path, source.bytes) : `找不到文件 ${name}`)
      if (typeof paper === 'string') faults.push({ file, line: lineOf(field), field, message: paper })
      else papers.set(path, paper)
    }
  }
  return papers
}

/** How much was imported. */
export interface Imported {
  readonly articles: number
  readonly topics: number
  readonly menus: number
  readonly files: number
}

/**
 * Writes content within the transaction of whoever calls. What is there already under the same slug, address or name is
 * replaced; nothing is removed. Throws `ContentError` where a topic names a parent that is not there.
 */
export async function writeContent(tx: Queryable, content: Content, how: Import): Promise<Imported> {
  const { articles, topics, menus, papers } = content
  const stored = await listParents(tx)
  const parents = new Map(stored.map(({ address, family }) => [address, family === address ? '' : family]))
  for (const { value } of topics) parents.set(value.address, value.parent)
  const faults = topics.flatMap(topic => familyFaults(topic.file, topic, address => parents.get(address)))
  if (faults.length > 0) throw new ContentError(faults)

  const ids = new Map<string, string>()
  for (const [path, paper] of papers) {
    ids.set(path, await putFile(tx, { ...paper, id: randomUUID(), name: posix.basename(path) }, how))
  }
  for (const article of articles) await putArticle(tx, article, how)
  for (const { file, value } of topics) {
    const placed = withFiles(value, ({ name }) => {
      const id = ids.get(besides(file, name))
      return id === undefined ? name : `${CONTENT_FILES}/${id}`
    })
    await putTopic(tx, withHtml(placed), how)
  }
  for (const { name, menu } of menus) await putMenu(tx, name, menu, how)
  return { articles: articles.length, topics: topics.length, menus: menus.length, files: papers.size }
}
