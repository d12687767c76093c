import { useState } from 'react'
import type { FairApplications } from '#contract/fair-bookings'
import { pathTo } from '#contract/pages'
import {
  Alert,
  ButtonLink,
  Card,
  EmptyState,
  icons,
  LoadState,
  Pagination,
  RecordList,
  RecordRow,
  Stack,
  Tag,
} from '#design-system'
import { pageCountOf } from '#platform/routing'
import { useApplying } from '../../hooks/useBooking.ts'
import { useJoinable } from '../../hooks/useOwnFairs.ts'
import { ownFairsHref } from '../../model/fair-addresses.ts'
import { takenOf } from '../../model/join-answers.ts'
import { JoinForm } from '../../parts/JoinForm/JoinForm.tsx'

/** Fairs that take applications, and the application itself; afterwards, what became of each. */
export function JoinView({ online }: { online: boolean }) {
  const { joinable, ...state } = useJoinable()
  const apply = useApplying()
  const [results, setResults] = useState<FairApplications['results'] | null>(null)
  if (results) return <Results results={results} online={online} />
  return (
    <LoadState
      {...state}
      data={joinable}
      isEmpty={({ list }) => list.length === 0}
      empty={
        <EmptyState
          title="现在没有可以报名的招聘会"
          icon={icons.fair}
          page={{ list: joinable, firstHref: ownFairsHref(online, { view: 'join' }), unit: '场' }}
          action={<ButtonLink href={pathTo('fairCalendar')}>查看招聘会预告</ButtonLink>}
        />
      }
    >
      {shown => (
        <Stack gap={4}>
          {shown.barred !== '' ? (
            <Alert tone="warning" title={`暂时不能报名：${shown.barred}`}>
              <ButtonLink href={pathTo(shown.barred.includes('职位') ? 'publish' : 'companyProfile')}>
                {shown.barred.includes('职位') ? '发布职位' : '查看单位资料'}
              </ButtonLink>
            </Alert>
          ) : (
            <Card>
              <JoinForm joinable={shown} onApply={apply} onDone={setResults} />
            </Card>
          )}
          <Pagination
            page={shown.page}
            pageCount={pageCountOf(shown)}
            hrefFor={page => ownFairsHref(online, { view: 'join', page })}
          />
        </Stack>
      )}
    </LoadState>
  )
}

/** What each fair answered. */
const Results = ({ results, online }: { results: FairApplications['results']; online: boolean }) => (
  <Stack gap={4}>
    <Alert
      tone={takenOf(results) > 0 ? 'success' : 'warning'}
      title={`已报名 ${takenOf(results)} 场，共 ${results.length} 场`}
      live
    >
      主办方审核后会发消息通知，通过后在选展位截止前选定展位。
    </Alert>
    <RecordList>
      {results.map(({ fair, title, participation, reason }) => (
        <RecordRow
          key={fair}
          title={title}
          {...(participation !== '' && { href: ownFairsHref(online, { view: 'one', id: participation }) })}
          state={
            <Tag tone={participation === '' ? 'danger' : 'success'}>{participation === '' ? '没有报上' : '已报名'}</Tag>
          }
          summary={reason}
        />
      ))}
    </RecordList>
    <ButtonLink href={ownFairsHref(online)}>查看我的招聘会</ButtonLink>
  </Stack>
)
