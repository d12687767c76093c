import { type Defined, define, exportRecruitment, readDefinition } from '../server/exam-setup/index.ts'
import type { Work } from './operator.ts'

function tell({ title, changes, attachments }: Defined, isCheck: boolean): string {
  const lines = changes.map(({ of, words }) => `${of}\t${words}`)
  const papers = attachments === 0 ? [] : [`${attachments} 个附件`]
  const nothing = lines.length === 0 && attachments === 0 ? ['与已有内容相同 · nothing differs'] : []
  const end = isCheck ? '仅检查，没有写入 · checked, nothing stored' : '已写入 · stored'
  return [title, ...lines, ...papers, ...nothing, end].join('\n')
}

/** Stores a recruitment's file, or checks it; undefined where none is named. */
export function definingOf({ file, isCheck }: { readonly file: string; readonly isCheck: boolean }): Work | undefined {
  if (file === '') return undefined
  return async db => {
    const definition = await readDefinition(file).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'ENOENT' ? new Error(`找不到文件 ${file} · there is no file ${file}`) : error
    })
    return tell(await define(db, definition, { now: new Date(), isCheck }), isCheck)
  }
}

/** Writes a recruitment into a folder; undefined where none is named. */
export function exportingOf(asked: { readonly recruitment: string; readonly folder: string }): Work | undefined {
  const { recruitment, folder } = asked
  if (folder === '') return undefined
  return async db => {
    const written = await exportRecruitment(db, Number(recruitment), folder)
    if (!written) throw new Error(`没有招聘项目 ${recruitment} · there is no recruitment ${recruitment}`)
    return `已导出 ${written.files} 个文件到 ${folder} · exported`
  }
}
