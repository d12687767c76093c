import { listFrom } from '#contract/exam-list'
import { differencesOf, type ExamListDifference } from '#contract/exam-list-compare'
import { listHash, listText, readList } from '#contract/exam-list-text'
import type { ExamListInfo } from '#contract/exam-lists'

export interface Recomputed {
  /** False where the data is none of a list, or of another one. */
  readonly isReadable: boolean
  /** What was published, bit for bit. */
  readonly agrees: boolean
  readonly hash: string
  readonly people: number
  readonly differences: readonly ExamListDifference[]
}

type Published = Pick<ExamListInfo, 'list' | 'exam' | 'positions'>

const differenceKey = ({ code, ticket, published }: ExamListDifference) => `${code} ${ticket} ${published}`

/** Makes a list anew from its data and compares it with what was published: the whole of it, and what the page shows. */
export async function recompute(text: string, { list, exam, positions }: Published): Promise<Recomputed> {
  const read = readList(text)
  if (!read || read.inputs.exam !== exam.id || read.inputs.kind !== list.kind) {
    return { isReadable: false, agrees: false, hash: await listHash(text), people: 0, differences: [] }
  }
  const reckoned = listFrom(read.inputs)
  const all = [...differencesOf(read.outcome, reckoned), ...differencesOf(positions.list, reckoned)]
  const differences = [...new Map(all.map(difference => [differenceKey(difference), difference])).values()]
  const hash = await listHash(listText(read.inputs))
  return {
    isReadable: true,
    agrees: hash === list.hash && differences.length === 0,
    hash,
    people: read.inputs.positions.reduce((sum, { entries }) => sum + entries.length, 0),
    differences,
  }
}
