import { examListLabel, listFrom, namedIn } from '#contract/exam-list'
import { differencesOf } from '#contract/exam-list-compare'
import { listHash, readList } from '#contract/exam-list-text'
import { marksText } from '#contract/exam-scores'
import type { Queryable } from '../db/db.ts'
import { listTexts, type ReleasedText } from './queries.ts'
import { outOf } from './release.ts'
import { inputsOf, type ListSource, sealed, sourceOf } from './source.ts'
import { findExam } from './source-queries.ts'

const nameOf = ({ kind, version }: ReleasedText) => `${examListLabel(kind)}（第 ${version} 版）`

/** The released lists of an exam as an operator reads them; null where there is no such exam. */
export async function printLists(db: Queryable, exam: string): Promise<string[] | null> {
  if (!(await findExam(db, exam))) return null
  const texts = await listTexts(db, exam)
  return texts.flatMap(text => {
    const read = readList(text.body)
    const places = read?.outcome.flatMap(outcome =>
      namedIn(text.kind, outcome).map(({ ticket, total, rank }) =>
        [outcome.code, ticket, total === null ? '' : marksText(total), rank ?? ''].join('\t'),
      ),
    )
    return [`${nameOf(text)} ${text.hash}`, ...(places ?? [])]
  })
}

/** What is wrong with a released list: its own text has to come out, and so have the scores that are stored. */
async function faultsOf(exam: string, text: ReleasedText, source: ListSource): Promise<string[]> {
  const read = readList(text.body)
  const name = nameOf(text)
  if (!read) return [`${name} 读不出来 · cannot be read`]
  const faults: string[] = []
  if ((await listHash(text.body)) !== text.hash) faults.push(`${name} 的文本与校验码不符 · hash does not fit its text`)
  const differences = differencesOf(read.outcome, listFrom(read.inputs)).length
  if (differences > 0) faults.push(`${name} 有 ${differences} 处与重算的不同 · places differ`)
  // What was replaced came from the scores of its time.
  if (text.superseded) return faults
  const { kind, rule } = read.inputs
  const anew = await sealed(inputsOf(source, { exam, kind, rule, out: outOf(read.inputs) }))
  if (anew.hash !== text.hash) faults.push(`${name} 与现在的成绩重算的不同 · stored scores make another list`)
  return faults
}

/** Reckons every released list of an exam anew. Null where there is no such exam. */
export async function checkLists(
  db: Queryable,
  exam: string,
): Promise<{ readonly lists: number; readonly faults: readonly string[] } | null> {
  if (!(await findExam(db, exam))) return null
  const texts = await listTexts(db, exam)
  const source = await sourceOf(db, exam)
  const faults: string[] = []
  for (const text of texts) faults.push(...(await faultsOf(exam, text, source)))
  return { lists: texts.length, faults }
}
