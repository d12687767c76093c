import type { FairInfo } from '#contract/fair-halls'
import { fairKindLabels, isOnline } from '#contract/fair-kinds'
import { fairPhaseLabels } from '#contract/fair-timeline'
import { pathTo } from '#contract/pages'
import {
  Alert,
  ButtonLink,
  Countdown,
  DetailHead,
  DetailLayout,
  FactList,
  Heading,
  icons,
  Link,
  LoadState,
  PageError,
  Row,
  ShareButton,
  TabLinks,
  Tag,
  Text,
  VisuallyHidden,
} from '#design-system'
import { FairLives } from '#features/fair-lives'
import { useServiceNow, useServiceOffset } from '#platform/clock'
import { usePageHead } from '#platform/head'
import { later } from '#platform/later'
import { useRequest } from '#platform/routing'
import { useSession } from '#platform/session'
import { isNotFound } from '#platform/transport'
import { useFair, useFairMenu, useRenewFairSoon } from '../../hooks/useFair.ts'
import { calendarHref } from '../../model/calendar-address.ts'
import { type FairView, fairAddress, fairHref, sceneHref } from '../../model/fair-address.ts'
import {
  fairHead,
  isAhead,
  isNear,
  isOpenToVisitors,
  mainActionOf,
  momentInWords,
  phaseTones,
  spanInWords,
} from '../../model/fair-words.ts'

const CompaniesView = later(async () => (await import('./views.tsx')).CompaniesView)
const FairJobs = later(async () => (await import('../../parts/FairJobs/index.ts')).FairJobs)
const ResultsView = later(async () => (await import('./views.tsx')).ResultsView)
const NoticeView = later(async () => (await import('./NoticeView.tsx')).NoticeView)
const FairVisitEntry = later(async () => (await import('#features/fair-visits')).FairVisitEntry)
const MyVisits = later(async () => (await import('../../parts/MyVisits/index.ts')).MyVisits)
const HallPlans = later(async () => (await import('../../parts/HallPlans/index.ts')).HallPlans)
const FairNews = later(async () => (await import('./FairNews.tsx')).FairNews)

function View({ fair, view }: { fair: FairInfo; view: FairView }) {
  switch (view) {
    case 'companies':
      return <CompaniesView fair={fair} />
    case 'jobs':
      return <FairJobs fair={fair} place="jobs" />
    case 'plan':
      return <HallPlans fairId={fair.id} />
    case 'mine':
      return <MyVisits fair={fair} />
    case 'notice':
      return <NoticeView {...fair} />
    case 'results':
      return <ResultsView {...fair} />
    default:
      return view satisfies never
  }
}

/** What visitors have beside the sections that the service names. */
const ownList = { label: '我的清单' } as const

const factsOf = ({ timeline, venue, address, transit, capacity, boothFee, phone }: FairInfo) => [
  { term: '时间', details: spanInWords(timeline.opensAt, timeline.closesAt) },
  { term: '地点', details: [venue, address].filter(Boolean).join('，') },
  { term: '交通', details: transit },
  { term: '容纳', details: venue && `同时 ${capacity} 人` },
  { term: '预约', details: venue && `${momentInWords(timeline.registerFrom)} 起，求职者免费` },
  { term: '单位报名', details: `${momentInWords(timeline.applyUntil)} 截止` },
  { term: '展位费', details: boothFee > 0 ? `标准展位 ${boothFee / 100} 元` : '免费' },
  { term: '咨询电话', details: phone },
]

/** `/recruitment/page/:id` — one fair through its phases. */
export function JobFairPage() {
  const { query } = useRequest()
  const { view } = fairAddress.parse(query)
  const { user } = useSession()
  const { fair, ...state } = useFair()
  const { sections = [] } = useFairMenu()
  const renewSoon = useRenewFairSoon()
  const now = useServiceNow()
  const offset = useServiceOffset()
  usePageHead(fair ? fairHead(fair) : null)
  if (isNotFound(state.error)) return <FairMissing />
  return (
    <LoadState {...state} data={fair}>
      {shown => {
        const action = mainActionOf(shown, user?.userType === 1)
        const { timeline, phase, reason, next } = shown
        const hasOwnList = user?.userType !== 1 && sections.some(({ section }) => section === 'companies')
        const isToCome = isAhead(shown)
        const isOff = phase === 'postponed' || phase === 'cancelled'
        return (
          // What can be done with a fair, and whether anything can, is another thing for each role.
          <DetailLayout
            data-per-user
            crumbs={[
              { label: '首页', href: pathTo('home') },
              { label: '招聘会', href: pathTo('fairs') },
              { label: shown.title },
            ]}
            actions={
              action && (
                <ButtonLink variant="primary" size="large" href={action.href}>
                  {action.label}
                </ButtonLink>
              )
            }
          >
            <DetailHead
              title={
                <>
                  {shown.title} <Tag tone={phaseTones[phase]}>{fairPhaseLabels[phase]}</Tag>
                </>
              }
              figure={spanInWords(timeline.opensAt, timeline.closesAt)}
              owner={<Text tone="muted">{shown.organiser}</Text>}
              facts={[
                fairKindLabels[shown.kind],
                `${shown.companies} 家单位`,
                `${shown.jobs} 个岗位`,
                `招 ${shown.headcount} 人`,
              ]}
            >
              {(isToCome || phase === 'running') && (
                <Countdown
                  key={phase}
                  until={isToCome ? timeline.opensAt : timeline.closesAt}
                  offset={offset}
                  startsAt={now}
                  label={isToCome ? '距开场' : '距结束'}
                  overText="时间已到，稍后自动更新"
                  onOver={renewSoon}
                />
              )}
              <Row gap={3} className="no-print">
                {(isToCome || isOff) && (
                  <ButtonLink
                    size="small"
                    icon={icons.calendar}
                    href={calendarHref(shown.id)}
                    download={`${shown.title}.ics`}
                  >
                    {isOff ? '更新日历' : '加到日历'}
                  </ButtonLink>
                )}
                <ShareButton title={shown.title} />
              </Row>
            </DetailHead>
            {reason && (
              <Alert tone="warning" title={fairPhaseLabels[phase]}>
                {reason}
              </Alert>
            )}
            {next && !isToCome && phase !== 'running' && (
              <Text>
                下一场：<Link href={pathTo('jobFair', { id: next.id })}>{next.title}</Link>
              </Text>
            )}
            {isOpenToVisitors(shown) && user?.userType !== 1 && <FairVisitEntry fair={shown} />}
            {!isOnline(shown.kind) && <FairLives />}
            <FactList columns={2} facts={factsOf(shown)} />
            <TabLinks
              label="招聘会的内容"
              items={[
                ...sections.map(({ section, label, count }) => ({
                  href: section === 'scene' ? sceneHref(shown.id) : fairHref(shown.id, { view: section }),
                  label: count > 0 ? `${label}（${count}）` : label,
                  current: section === view,
                })),
                ...(hasOwnList
                  ? [{ ...ownList, href: fairHref(shown.id, { view: 'mine' }), current: view === 'mine' }]
                  : []),
              ]}
            />
            <div>
              <VisuallyHidden>
                <Heading level={2}>
                  {view === 'mine'
                    ? ownList.label
                    : (sections.find(({ section }) => section === view)?.label ?? '招聘会')}
                </Heading>
              </VisuallyHidden>
              <View fair={shown} view={view} />
            </div>
            {isNear(shown, now) && <FairNews fairId={shown.id} />}
          </DetailLayout>
        )
      }}
    </LoadState>
  )
}

function FairMissing() {
  usePageHead({ title: '招聘会不存在', noIndex: true })
  return (
    <PageError
      area="fairs"
      title="没有找到这场招聘会"
      actions={[
        { label: '全部招聘会', href: pathTo('fairList') },
        { label: '招聘会预告', href: pathTo('fairCalendar') },
      ]}
    >
      招聘会可能已经撤下，或者地址输错了。
    </PageError>
  )
}
