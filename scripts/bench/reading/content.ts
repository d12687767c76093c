import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../built.ts'

export const LONG_TOPIC = '/topic/long'

const sentence = '求职人员凭本人有效证件进场，用人单位须公示岗位、薪资和工作地点，任何一方不得收取费用。'

/** Kinds that need no service, in turn; jobs, articles and figures come with what the database holds. */
const kinds = [
  (at: number) => `  - { kind: text, title: 第 ${at} 部分, body: '${sentence.repeat(6)}' }`,
  (at: number) =>
    `  - { kind: table, title: 第 ${at} 张表, columns: [设区市, 场次, 岗位], rows: [${Array.from({ length: 12 }, (_, row) => `[第 ${row} 市, '${row + at}', '${row * 31}']`).join(', ')}] }`,
  (at: number) => `  - { kind: jobs, title: 第 ${at} 组岗位, size: 8 }`,
  (at: number) =>
    `  - { kind: faq, title: 第 ${at} 组问答, items: [${Array.from({ length: 6 }, (_, of) => `{ q: 问题 ${of}？, a: '${sentence}' }`).join(', ')}] }`,
  (at: number) =>
    `  - { kind: timeline, title: 第 ${at} 段日程, items: [${Array.from({ length: 6 }, (_, of) => `{ day: 2026-0${of + 1}-10, title: 第 ${of} 站, text: '${sentence}' }`).join(', ')}] }`,
]

const topic = `address: ${LONG_TOPIC}
title: 很长的专题
summary: 两百个内容块。
theme: { accent: '#26506b', deep: '#163345' }
blocks:
  - { kind: hero, title: 很长的专题 }
  - { kind: articles, title: 文章, rule: { tag: long }, size: 1 }
${Array.from({ length: 198 }, (_, at) => kinds[at % kinds.length]?.(at) ?? '').join('\n')}
`

const KILOBYTES = 100
const part = (at: number) =>
  `<h2>第 ${at} 条</h2><p>${sentence.repeat(4)}</p><ul><li>${sentence}</li><li>${sentence}</li></ul><table><tr><th>项</th><th>数</th></tr><tr><td>岗位</td><td>${at}</td></tr></table>`
const parts = Math.ceil((KILOBYTES * 1024) / Buffer.byteLength(part(10)))
const article = `---
kind: news
title: 很长的文章
summary: 一百千字节的正文。
source: 就业服务动态
published: 2025-01-02 09:00
tags: [long]
---
${Array.from({ length: parts }, (_, at) => part(at)).join('\n')}
`

/** Puts the longest topic that may be written and a long article into a database that no service has open. */
export async function importLongContent(dataDir: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-content-'))
  try {
    await mkdir(join(folder, 'topics'))
    await mkdir(join(folder, 'articles'))
    await writeFile(join(folder, 'topics/long.yaml'), topic)
    await writeFile(join(folder, 'articles/long.html'), article)
    const { status, stderr } = spawnSync(process.execPath, [join(root, 'scripts/content.ts'), 'import', folder], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    })
    if (status !== 0) throw new Error(stderr)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
