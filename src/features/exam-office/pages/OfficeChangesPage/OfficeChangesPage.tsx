import { examChangeStateLabels, examChangeStates } from '#contract/exam-change-life'
import { pathTo } from '#contract/pages'
import {
  EmptyState,
  icons,
  LoadState,
  PageError,
  Pagination,
  RecordList,
  RecordListLayout,
  RecordRow,
  Stack,
  TabLinks,
  Tag,
} from '#design-system'
import { usePageHead } from '#platform/head'
import { pageCountOf, useRequest } from '#platform/routing'
import { isNotFound } from '#platform/transport'
import { useChanges } from '../../hooks/useChanges.ts'
import { useOfficeExam } from '../../hooks/useOfficeExam.ts'
import { changeHistory, changeKindWords, changeTones } from '../../model/change-words.ts'
import { changesHref, changesSearch } from '../../model/office-addresses.ts'
import { officeCrumbs } from '../../model/office-crumbs.ts'
import { examIn } from '../../reads.ts'
import { ChangeDrawer } from './ChangeDrawer.tsx'

/** `/manage/exam-office/:id/changes` — what one prepares and another releases, those that wait first. */
export function OfficeChangesPage() {
  usePageHead({ title: '变更与核准', noIndex: true })
  const request = useRequest()
  const { exam } = examIn(request)
  const search = changesSearch.parse(request.query)
  const { desk } = useOfficeExam()
  const { changes, ...state } = useChanges()
  if (isNotFound(state.error)) {
    return (
      <PageError
        area="exams"
        title="没有这场考试，或者您没有办理权限"
        actions={[{ label: '考试业务', href: pathTo('examOffice') }]}
      />
    )
  }
  const counts = changes?.counts
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <RecordListLayout
      title="变更与核准"
      lead="一位同事准备，另一位核准后才生效。"
      crumbs={officeCrumbs(exam, desk?.exam.title, '变更与核准')}
      tabs={
        <TabLinks
          label="变更的状态"
          items={[
            { href: changesHref(exam), label: '全部', count: all ?? null, current: search.state === '' },
            ...examChangeStates.map(value => ({
              href: changesHref(exam, { state: value }),
              label: examChangeStateLabels[value],
              count: counts?.[value] ?? null,
              current: search.state === value,
            })),
          ]}
        />
      }
    >
      <LoadState
        {...state}
        data={changes}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <EmptyState
            title="这里没有变更"
            icon={icons.policy}
            page={{ list: changes, firstHref: changesHref(exam, { state: search.state }), unit: '项变更' }}
          >
            导入的职位和成绩、名单、比例核减、延长报名等，准备好后都在这里等待核准。
          </EmptyState>
        }
      >
        {({ list, total, pageSize }) => (
          <Stack gap={3}>
            <RecordList>
              {list.map(change => (
                <RecordRow
                  key={change.id}
                  title={change.title}
                  href={changesHref(exam, { ...search, change: change.id, rows: 1 })}
                  state={<Tag tone={changeTones[change.state]}>{examChangeStateLabels[change.state]}</Tag>}
                  facts={[changeKindWords(change.kind), ...changeHistory(change)]}
                  summary={change.state === 'refused' ? `退回原因：${change.reason}` : ''}
                  current={change.id === search.change}
                />
              ))}
            </RecordList>
            <Pagination
              page={search.page}
              pageCount={pageCountOf({ total, pageSize })}
              hrefFor={page => changesHref(exam, { state: search.state, page })}
            />
          </Stack>
        )}
      </LoadState>
      <ChangeDrawer exam={exam} search={search} />
    </RecordListLayout>
  )
}
