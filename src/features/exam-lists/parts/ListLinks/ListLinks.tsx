import { examListLabel } from '#contract/exam-list'
import type { ExamListSummary } from '#contract/exam-lists'
import { pathTo } from '#contract/pages'
import { Link, wholeFigures } from '#design-system'
import { formatDate } from '#platform/dates'

const nameOf = ({ kind, version }: ExamListSummary) =>
  `${examListLabel(kind)}${version > 1 ? `（第 ${version} 版）` : ''}`

interface Props {
  lists: readonly ExamListSummary[]
  /** The one that is open. */
  current?: string
}

/** Released lists of an exam, latest first. */
export const ListLinks = ({ lists, current }: Props) => (
  <ul>
    {lists.map(list => (
      <li key={list.id}>
        {list.id === current ? (
          <strong>{nameOf(list)}</strong>
        ) : (
          <Link href={pathTo('examResultList', { id: list.id })}>{nameOf(list)}</Link>
        )}{' '}
        {wholeFigures(`${formatDate(list.releasedAt)} 公布`)}
        {list.superseded && '，已被新版本替代'}
      </li>
    ))}
  </ul>
)
