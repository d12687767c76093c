import { pathTo } from '#contract/pages'
import {
  ButtonLink,
  EmptyState,
  icons,
  Link,
  LoadState,
  Pagination,
  RecordList,
  RecordListLayout,
  Stack,
  TabLinks,
} from '#design-system'
import { useServiceNow } from '#platform/clock'
import { usePageHead } from '#platform/head'
import { pageCountOf, useRequest } from '#platform/routing'
import { useRegistrations } from '../../hooks/useOwnRegistration.ts'
import { mineHref, mineSearch } from '../../model/exam-addresses.ts'
import { RegistrationRow } from '../../parts/RegistrationRow/RegistrationRow.tsx'

const labels = { open: '进行中', done: '已完成', ended: '已结束' } as const
const states = ['open', 'done', 'ended'] as const

const empties = {
  open: { title: '没有进行中的报名', words: '报名、审核、缴费、准考证和成绩都会在这里。' },
  done: { title: '还没有报名成功的考试', words: '缴费成功后，报名会到这里。' },
  ended: { title: '没有结束的报名', words: '取消的、没有按时缴费的和已经考完的会在这里。' },
} as const

/** `/exam/mine` — the public exams that one has registered for, those that wait for something first. */
export function ExamsOfMinePage() {
  usePageHead({ title: '我的考试', noIndex: true })
  const { query } = useRequest()
  const { state: shown, page } = mineSearch.parse(query)
  const now = useServiceNow()
  const { registrations, ...state } = useRegistrations()
  const counts = registrations?.counts
  return (
    <RecordListLayout
      title="我的考试"
      actions={<ButtonLink href={pathTo('examList')}>看正在报名的考试</ButtonLink>}
      tabs={
        <TabLinks
          label="报名的状态"
          items={states.map(value => ({
            href: mineHref({ state: value }),
            label: labels[value],
            count: counts?.[value] ?? null,
            current: value === shown,
          }))}
        />
      }
    >
      <LoadState
        {...state}
        data={registrations}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <EmptyState
            page={{ list: registrations, firstHref: mineHref({ state: shown }), unit: '个报名' }}
            title={empties[shown].title}
            icon={icons.exam}
            action={
              <ButtonLink variant="primary" href={pathTo('examList')}>
                看正在报名的考试
              </ButtonLink>
            }
            otherAction={<Link href={pathTo('examRegistrations')}>第三方招聘考试的报名在这里</Link>}
          >
            {empties[shown].words}
          </EmptyState>
        }
      >
        {({ list, total, pageSize }) => (
          <Stack gap={3}>
            <RecordList>
              {list.map(registration => (
                <RegistrationRow key={registration.id} registration={registration} now={now} />
              ))}
            </RecordList>
            <Pagination
              page={page}
              pageCount={pageCountOf({ total, pageSize })}
              hrefFor={next => mineHref({ state: shown, page: next })}
            />
          </Stack>
        )}
      </LoadState>
    </RecordListLayout>
  )
}
