import { pathTo } from '#contract/pages'
import { ButtonLink, EmptyState, LoadState, Pagination, RecordList, RecordListLayout, Stack } from '#design-system'
import { AreaDrawing } from '#features/site'
import { usePageHead } from '#platform/head'
import { pageCountOf, useRequest } from '#platform/routing'
import { useCasualApplications } from '../../hooks/useCasualApplications.ts'
import { casualAddress, casualSearch } from '../../model/addresses.ts'
import { CasualApplicationRow } from '../../parts/CasualApplicationRow/CasualApplicationRow.tsx'
import { ApplicationTabs } from './ApplicationTabs.tsx'

/** My applications to casual work and what came of them. */
export function CasualApplications() {
  const { query } = useRequest()
  const { page } = casualSearch.parse(query)
  const { applications, withdraw, ...state } = useCasualApplications()
  usePageHead({ title: '我的零工报名', noIndex: true })
  return (
    <RecordListLayout title="我的投递" tabs={<ApplicationTabs />}>
      <LoadState
        {...state}
        data={applications}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <EmptyState
            picture={<AreaDrawing name="jobs" />}
            page={{ list: applications, firstHref: casualAddress(), unit: '次报名' }}
            title="您还没有报名过零工"
            action={
              <ButtonLink variant="primary" href={pathTo('flexible')}>
                去看零工
              </ButtonLink>
            }
          >
            零工按天、按小时、按件计酬，不用简历就能报名；录用与否会显示在这里。
          </EmptyState>
        }
      >
        {shown => (
          <Stack gap={4}>
            <RecordList aria-label="零工报名">
              {shown.list.map(application => (
                <CasualApplicationRow key={application.id} application={application} withdraw={withdraw} />
              ))}
            </RecordList>
            <Pagination page={page} pageCount={pageCountOf(shown)} hrefFor={casualAddress} unit="次报名" />
          </Stack>
        )}
      </LoadState>
    </RecordListLayout>
  )
}
