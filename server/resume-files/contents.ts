import { chinaMinute } from '../china-time.ts'
import type { Preparation } from '../http/context.ts'
import { safeName } from '../http/file-answer.ts'
import { findFile } from '../http/files/queries.ts'
import { lyingOf } from '../http/files/read.ts'
import { errorFields } from '../logger.ts'
import { writeTaken } from './log.ts'
import { type ManifestLine, manifestOf, noticeOf } from './manifest.ts'
import type { PackedFile } from './pack.ts'
import { drawingFor, type Find, type Obstacle, type Paper } from './papers.ts'

/** Which resumes a ZIP is to hold, and how they are found. */
export interface Order {
  readonly ids: readonly string[]
  readonly find: Find
}

export type Outside = Preparation<'type1'>

const nobody = { name: '', job: '', at: null, obstacle: '没有找到，可能已被删除' } as const

/** What the list says of a resume. */
function factsOf(paper: Paper | Obstacle | undefined): Pick<ManifestLine, 'name' | 'job' | 'at' | 'obstacle'> {
  if (!paper) return nobody
  const { job, at } = paper
  return 'obstacle' in paper
    ? { name: paper.name, job, at, obstacle: paper.obstacle }
    : { name: paper.sections.basic.name, job, at, obstacle: '' }
}

/** `001-王小明-会计`, `002-Li Si-会计-英文`: the number makes it unique, and no system's reserved name. */
function stemOf(number: number, count: number, { sections, job, language }: Paper): string {
  const place = String(number).padStart(String(count).length, '0')
  const words = safeName([place, sections.basic.name || '未填写姓名', job].filter(Boolean).join('-'))
  return `${[...words].slice(0, 80).join('').trimEnd()}${language === 'en' ? '-英文' : ''}`
}

/** `01-海报.webp`: in the owner's order, and no system's reserved name. */
function workName(place: number, name: string): string {
  const [ending = ''] = /\.[a-z]+$/.exec(name) ?? []
  const words = safeName(`${String(place).padStart(2, '0')}-${name.slice(0, name.length - ending.length)}`)
  return `${[...words].slice(0, 60).join('').trimEnd()}${ending}`
}

interface Packing {
  readonly order: Order
  readonly outside: Outside
  /** Says that somebody still reads; rejects when nobody is to. */
  readonly keep: () => Promise<void>
  /** What is known so far of what is in the ZIP. */
  readonly lines: ManifestLine[]
}

interface Taken {
  readonly id: string
  readonly number: number
  readonly stem: string
  readonly works: Paper['works']
}

/** Reads a file to its end before it is sent: once it is on its way, all that is left is to cut off the whole ZIP. */
async function lengthOf(pieces: AsyncIterable<Uint8Array>): Promise<number> {
  let bytes = 0
  for await (const piece of pieces) bytes += piece.length
  return bytes
}

/** The works of a resume as they were stored, one at a time, each looked up anew just before it leaves. */
async function* worksOf(
  { id, number, stem, works }: Taken,
  { order, outside, keep, lines }: Packing,
): AsyncGenerator<PackedFile> {
  const { db, user, files, logger, requestId } = outside
  for (const [place, { file: stored, name, caption }] of works.entries()) {
    await keep()
    const paper = await order.find(db, { userId: user.id, companyId: user.companyId }, id)
    const line = { ...factsOf(paper), number, file: '', caption: '' }
    if (!paper || 'obstacle' in paper) {
      lines.push(line)
      return
    }
    if (!paper.works.some(work => work.file === stored)) {
      lines.push({ ...line, obstacle: '一个作品不再提供' })
      continue
    }
    const row = await findFile(db, stored)
    if (!row || !(await files.writtenAt(stored))) {
      lines.push({ ...line, caption, obstacle: '文件已不在' })
      continue
    }
    const pieces = () => files.pieces(stored, lyingOf(row))
    const length = await lengthOf(pieces()).catch((error: unknown) => {
      logger.error('resume-files.not-opened', { requestId, ...errorFields(error) })
      return null
    })
    if (length === null) {
      lines.push({ ...line, caption, obstacle: '文件打不开' })
      continue
    }
    const file = `${stem}/${workName(place + 1, name)}`
    lines.push({ ...line, caption, file })
    yield { name: file, content: pieces(), at: paper.at }
  }
}

/**
 * One resume after another with its works, each looked up, drawn and written down just before it leaves: what was taken
 * back meanwhile stays out, and what nobody waits for is not drawn. A notice comes first, so that the download begins
 * before the first drawing; the list comes last, because only then all is known.
 */
export async function* filesOf(order: Order, outside: Outside, keep: () => Promise<void>): AsyncGenerator<PackedFile> {
  const { ids, find } = order
  const { db, user, now, files, logger, requestId } = outside
  const viewer = { userId: user.id, companyId: user.companyId }
  const draw = await drawingFor(db, viewer, files, now)
  yield { name: '说明.txt', content: noticeOf(ids.length, chinaMinute(now.getTime())), at: now.getTime() }
  const lines: ManifestLine[] = []
  for (const [place, id] of ids.entries()) {
    await keep()
    const number = place + 1
    const paper = await find(db, viewer, id)
    const line = { ...factsOf(paper), number, file: '', caption: '' }
    if (!paper || 'obstacle' in paper) {
      lines.push(line)
      continue
    }
    const bytes = await draw(paper).catch((error: unknown) => {
      logger.error('resume-files.not-drawn', { requestId, ...errorFields(error) })
      return null
    })
    if (!bytes) {
      lines.push({ ...line, obstacle: '这份简历没有生成成功，请单独下载' })
      continue
    }
    const stem = stemOf(number, ids.length, paper)
    const file = `${stem}.pdf`
    await writeTaken(outside, paper)
    lines.push({ ...line, file })
    yield { name: file, content: bytes, at: paper.at }
    yield* worksOf({ id, number, stem, works: paper.works }, { order, outside, keep, lines })
  }
  yield { name: '清单.csv', content: manifestOf(lines), at: now.getTime() }
}
