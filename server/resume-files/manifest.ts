import { chinaMinute } from '../china-time.ts'
import { csvOf } from '../csv.ts'

export interface ManifestLine {
  /** Of the resume among those chosen, from 1; its works have the same. */
  readonly number: number
  /** '' for what was left out. */
  readonly file: string
  readonly name: string
  readonly job: string
  /** Milliseconds; null when that is not known. */
  readonly at: number | null
  /** What the owner says of a work; '' for the resume itself. */
  readonly caption: string
  /** Why it was left out; '' when it was not. */
  readonly obstacle: string
}

const head = ['序号', '文件', '姓名', '应聘职位', '投递或更新时间', '说明']

/** The list that lies in a ZIP: what is in it, what is not, and why. */
export const manifestOf = (lines: readonly ManifestLine[]): Uint8Array<ArrayBuffer> =>
  csvOf([
    head,
    ...lines.map(({ number, file, name, job, at, caption, obstacle }) => [
      number,
      file,
      name,
      job,
      at === null ? '' : chinaMinute(at),
      `${caption && `作品「${caption}」`}${obstacle ? `未放入：${obstacle}` : '已放入'}`,
    ]),
  ])

/** What whoever opens the ZIP is to know, as a text that Windows shows rightly. */
export const noticeOf = (count: number, at: string): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(
    [
      `\ufeff本压缩包于 ${at} 下载，选中简历 ${count} 份，每份一个 PDF，印有下载单位、账号和时间。`,
      '附有作品的，作品的原文件在与 PDF 同名的文件夹里。',
      '最后一个文件“清单.csv”写明放入了哪些简历、哪些没有放入以及原因；没有清单，说明下载没有完成，请重新下载。',
      '简历属于个人信息，仅供本单位招聘使用，请妥善保管，不再需要时及时删除。',
      '',
    ].join('\r\n'),
  )
