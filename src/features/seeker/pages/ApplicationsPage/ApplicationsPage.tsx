import { applicationStateLabels } from '#contract/applications'
import { pathTo } from '#contract/pages'
import {
  ButtonLink,
  EmptyState,
  Link,
  LoadState,
  Pagination,
  RecordList,
  RecordListLayout,
  Stack,
} from '#design-system'
import { AreaDrawing } from '#features/site'
import { usePageHead } from '#platform/head'
import { later } from '#platform/later'
import { pageCountOf, useRequest } from '#platform/routing'
import { useApplications } from '../../hooks/useApplications.ts'
import { applicationSearch, applicationsAddress, casualSearch } from '../../model/addresses.ts'
import { ApplicationRow } from '../../parts/ApplicationRow/ApplicationRow.tsx'
import { ApplicationTabs } from './ApplicationTabs.tsx'

const CasualApplications = later(async () => (await import('./CasualApplications.tsx')).CasualApplications)

/** `/manage/user/position` — my applications and what came of them; with `?view=casual` those to casual work. */
export function ApplicationsPage() {
  const { query: address } = useRequest()
  return casualSearch.parse(address).view ? <CasualApplications /> : <Applications />
}

function Applications() {
  const { query: address } = useRequest()
  const { state, id, page } = applicationSearch.parse(address)
  const { applications, withdraw, remind, remove, reply, ...loading } = useApplications()
  usePageHead({ title: '我的投递', noIndex: true })

  return (
    <RecordListLayout title="我的投递" tabs={<ApplicationTabs />}>
      <LoadState
        {...loading}
        data={applications}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <EmptyState
            picture={<AreaDrawing name="jobs" />}
            page={id ? undefined : { list: applications, firstHref: applicationsAddress({ state }), unit: '次投递' }}
            title={
              id
                ? '这次投递已不在您的记录里'
                : state
                  ? `没有“${applicationStateLabels[state]}”的投递`
                  : '您还没有投递过职位'
            }
            action={
              id ? (
                <ButtonLink href={applicationsAddress({})}>查看全部投递</ButtonLink>
              ) : (
                <ButtonLink variant="primary" href={pathTo('jobSearch')}>
                  去找职位
                </ButtonLink>
              )
            }
          >
            {id ? '可能已经删除。删除的记录不能恢复。' : '投递之后，单位的查看、邀请和答复都会显示在这里。'}
          </EmptyState>
        }
      >
        {shown => (
          <Stack gap={4}>
            <RecordList>
              {shown.list.map(application => (
                <ApplicationRow
                  key={application.id}
                  application={application}
                  isAlone={id !== ''}
                  withdraw={withdraw}
                  remind={remind}
                  remove={remove}
                  reply={reply}
                />
              ))}
            </RecordList>
            {id ? (
              <Link href={applicationsAddress({})}>查看全部投递</Link>
            ) : (
              <Pagination
                page={page}
                pageCount={pageCountOf(shown)}
                hrefFor={next => applicationsAddress({ state, page: next })}
                total={{ count: shown.total, capped: shown.capped }}
                unit="次投递"
              />
            )}
          </Stack>
        )}
      </LoadState>
    </RecordListLayout>
  )
}
