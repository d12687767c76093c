import { useSearchParams } from 'react-router-dom'
import { type ApplicationState, applicationStateLabels, applicationStates } from '#contract/applications'
import { pathTo } from '#contract/pages'
import { ButtonLink, EmptyState, icons, LoadState, PageTitle, Pagination, Stack, TabLinks } from '#design-system'
import { usePageHead } from '#platform/head'
import { useApplications } from '../../hooks/useApplications.ts'
import { addressWith, pageCountOf, pageOf } from '../../model/paging.ts'
import { ApplicationCard } from '../../parts/ApplicationCard/ApplicationCard.tsx'

const PATH = pathTo('applications')

const isState = (value: string | null): value is ApplicationState => applicationStates.some(state => state === value)

/** `/manage/user/position` — my applications and what came of them. */
export function ApplicationsPage() {
  const [address] = useSearchParams()
  const asked = address.get('state')
  const state = isState(asked) ? asked : ''
  const page = pageOf(address)
  const { applications, withdraw, remind, remove, ...loading } = useApplications(state, page)
  usePageHead({ title: '我的投递', noIndex: true })

  return (
    <Stack gap={5}>
      <PageTitle size="2xl">我的投递</PageTitle>
      <TabLinks
        label="投递状态"
        items={[
          { href: PATH, label: '全部', current: state === '' },
          ...applicationStates.map(value => ({
            href: addressWith(PATH, { state: value }),
            label: applicationStateLabels[value],
            current: state === value,
          })),
        ]}
      />
      <LoadState
        {...loading}
        data={applications}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <EmptyState
            page={{ list: applications, firstHref: addressWith(PATH, { state }), unit: '次投递' }}
            title={state ? `没有“${applicationStateLabels[state]}”的投递` : '您还没有投递过职位'}
            icon={icons.briefcase}
            action={
              <ButtonLink variant="primary" href={pathTo('jobSearch')}>
                去找职位
              </ButtonLink>
            }
          >
            投递之后，单位的查看、邀请和答复都会显示在这里。
          </EmptyState>
        }
      >
        {shown => (
          <Stack gap={4}>
            {shown.list.map(application => (
              <ApplicationCard
                key={application.id}
                application={application}
                withdraw={withdraw}
                remind={remind}
                remove={remove}
              />
            ))}
            <Pagination
              page={page}
              pageCount={pageCountOf(shown)}
              hrefFor={next => addressWith(PATH, { state, page: next })}
              total={{ count: shown.total, capped: shown.capped }}
              unit="次投递"
            />
          </Stack>
        )}
      </LoadState>
    </Stack>
  )
}
