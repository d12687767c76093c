import { examListLabel } from '#contract/exam-list'
import { type ExamListState, examListStateLabels, type OfficeList } from '#contract/exam-lists'
import { pathTo } from '#contract/pages'
import { EmptyState, icons, RecordList, RecordRow, Tag, type Tone } from '#design-system'
import { formatDate } from '#platform/dates'

const tones = {
  sealed: 'warning',
  released: 'success',
  superseded: 'neutral',
  refused: 'danger',
  withdrawn: 'neutral',
} as const satisfies Record<ExamListState, Tone>

const staleWords = ({ state }: OfficeList) =>
  state === 'sealed'
    ? '封存以后成绩或岗位有变动，不能再核准，请撤回后重新封存'
    : '公布以后成绩或岗位有变动，需要公布新版本'

function Line({ list }: { list: OfficeList }) {
  const { id, kind, state, version, people, sealedAt, sealedBy, releasedAt, hash, stale, reason } = list
  const isPublic = releasedAt !== null
  return (
    <RecordRow
      title={`${examListLabel(kind)}${version === null ? '' : ` 第 ${version} 版`}`}
      {...(isPublic && { href: pathTo('examResultList', { id }) })}
      state={<Tag tone={tones[state]}>{examListStateLabels[state]}</Tag>}
      facts={[`${people} 人`, sealedBy !== '' && `${sealedBy}封存`, `校验码 ${hash.slice(0, 12)}…`]}
      summary={stale ? staleWords(list) : reason}
      end={formatDate(releasedAt ?? sealedAt)}
      level={3}
    />
  )
}

/** All lists of an exam with where they stand, those that wait first. */
export const OfficeListRows = ({ lists }: { lists: readonly OfficeList[] }) =>
  lists.length === 0 ? (
    <EmptyState title="还没有封存过名单" icon={icons.exam}>
      预览无误后封存，由另一位有核准权限的同事公布。
    </EmptyState>
  ) : (
    <RecordList>
      {lists.map(list => (
        <Line key={list.id} list={list} />
      ))}
    </RecordList>
  )
