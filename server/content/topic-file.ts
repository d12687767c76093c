import { stringify } from 'yaml'
import type { WrittenBlock } from '#contract/topic-blocks'
import { type TopicDocument, topicDocument } from '#contract/topic-document'
import { toHtml } from './article-file.ts'
import type { Fault } from './fault.ts'
import { type Read, readBy } from './located.ts'

export const readTopic = (file: string, source: string): Read<TopicDocument> => readBy(topicDocument(), file, source)

/** A file that a topic names, and the field that names it. */
interface Named {
  readonly field: string
  readonly name: string
}

/** The block with its files renamed by `rename`, which is told where each stands. */
function renamed(block: WrittenBlock, at: string, rename: (named: Named) => string): WrittenBlock {
  const to = (field: string, name: string) => rename({ field: `${at}.${field}`, name })
  switch (block.kind) {
    case 'gallery':
      return { ...block, pictures: block.pictures.map((p, n) => ({ ...p, file: to(`pictures.${n}.file`, p.file) })) }
    case 'downloads':
      return { ...block, files: block.files.map((f, n) => ({ ...f, file: to(`files.${n}.file`, f.file) })) }
    case 'video':
      return { ...block, file: to('file', block.file), poster: block.poster && to('poster', block.poster) }
    default:
      return block
  }
}

/** The topic with every file that it names renamed. */
export const withFiles = (topic: TopicDocument, rename: (named: Named) => string): TopicDocument => ({
  ...topic,
  blocks: topic.blocks.map((block, at) => renamed(block, `blocks.${at}`, rename)),
})

/** The topic as it is stored: its texts turned into sanitised HTML. */
export const withHtml = (topic: TopicDocument): TopicDocument => ({
  ...topic,
  blocks: topic.blocks.map(block => (block.kind === 'text' ? { ...block, html: toHtml(block.body) } : block)),
})

/** Faults that only show beside other topics: a parent that is nowhere, or that has a parent itself. */
export function familyFaults(
  file: string,
  { value: topic, lineOf }: { value: TopicDocument; lineOf: (field: string) => number },
  parentOf: (address: string) => string | undefined,
): Fault[] {
  if (topic.parent === '') return []
  const grandparent = parentOf(topic.parent)
  if (grandparent === '' && topic.parent !== topic.address) return []
  const message = grandparent === undefined ? '没有这个上级专题' : '上级专题不能再有上级'
  return [{ file, line: lineOf('parent'), field: 'parent', message }]
}

const plain = (block: WrittenBlock) => {
  if (block.kind !== 'text') return block
  const { html: _, ...written } = block
  return written
}

/** The file of a topic, as `readTopic` reads it. */
export const writeTopic = (topic: TopicDocument): string =>
  stringify({ ...topic, blocks: topic.blocks.map(plain) }, { lineWidth: 0 })
