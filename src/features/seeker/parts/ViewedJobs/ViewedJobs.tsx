import { useState } from 'react'
import { pathTo } from '#contract/pages'
import {
  Button,
  ButtonLink,
  ConfirmDialog,
  EmptyState,
  LoadState,
  Pagination,
  RecordList,
  Row,
  Stack,
} from '#design-system'
import { AreaDrawing } from '#features/site'
import { useNow } from '#platform/clock'
import { relativeTime } from '#platform/dates'
import { useSay } from '#platform/notices'
import { pageCountOf, useRequest } from '#platform/routing'
import { useViewedJobs } from '../../hooks/useJobRecords.ts'
import { recordSearch } from '../../model/addresses.ts'
import { JobRecord } from '../JobRecord/JobRecord.tsx'

/** Jobs that I looked at. */
export function ViewedJobs() {
  const { path, query } = useRequest()
  const search = recordSearch.parse(query)
  const { jobs, forget, ...state } = useViewedJobs()
  const now = useNow()
  const say = useSay()
  const [isAsking, setAsking] = useState(false)

  async function remove(ids?: string[]) {
    try {
      await forget(ids)
    } catch (error) {
      say.failure(error)
      throw error
    }
  }

  return (
    <>
      <LoadState
        {...state}
        data={jobs}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <EmptyState
            picture={<AreaDrawing name="jobs" />}
            page={{ list: jobs, firstHref: recordSearch.change(path, search, { page: 1 }), unit: '条记录' }}
            title="没有浏览记录"
            action={
              <ButtonLink variant="primary" href={pathTo('jobSearch')}>
                去找职位
              </ButtonLink>
            }
          >
            看过的职位会留在这里，方便您回头再看。
          </EmptyState>
        }
      >
        {shown => (
          <Stack gap={3}>
            <Row justify="end">
              <Button size="small" variant="quiet" onClick={() => setAsking(true)}>
                清空浏览记录
              </Button>
            </Row>
            <RecordList>
              {shown.list.map(job => (
                <JobRecord
                  key={job.id}
                  job={job}
                  note={`${relativeTime(job.viewedAt, now)}浏览`}
                  actionLabel="删除记录"
                  onAction={() => void remove([job.id]).catch(() => undefined)}
                />
              ))}
            </RecordList>
            <Pagination
              page={search.page}
              pageCount={pageCountOf(shown)}
              hrefFor={page => recordSearch.change(path, search, { page })}
              total={{ count: shown.total, capped: shown.capped }}
            />
          </Stack>
        )}
      </LoadState>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={next => setAsking(next.open)}
        title="清空浏览记录？"
        description={`全部 ${jobs?.total ?? 0} 条浏览记录会被删除，不能恢复。`}
        confirmLabel="清空浏览记录"
        destructive
        onConfirm={() => remove()}
      />
    </>
  )
}
