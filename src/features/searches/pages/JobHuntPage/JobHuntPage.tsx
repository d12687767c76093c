import { type ApplicationState, applicationStateLabels, applicationStates } from '#contract/applications'
import { pathTo } from '#contract/pages'
import {
  ButtonLink,
  EmptyState,
  Heading,
  icons,
  ListCard,
  LoadState,
  PageTitle,
  Stack,
  Stat,
  StatList,
} from '#design-system'
import { PayText } from '#features/jobs'
import { usePageHead } from '#platform/head'
import { useHunt } from '../../hooks/useHunt.ts'

type Hunt = NonNullable<ReturnType<typeof useHunt>['hunt']>

const countOf = ({ applications }: Hunt, state: ApplicationState) =>
  applications.find(row => row.state === state)?.count ?? 0

const isNothing = ({ applications, closing, matching }: Hunt) =>
  applications.length + closing.length + matching.length === 0

/** One job of a list here, with why it is there. */
const HuntJob = ({ job, note }: { job: Hunt['closing'][number]; note: string }) => (
  <ListCard
    href={pathTo('jobDetails', { id: job.id })}
    title={job.title}
    headline={<PayText {...job} />}
    meta={[job.companyName, job.place]}
    note={note}
  />
)

/** `/user/job-hunt` — how my hunt stands: applications by state, favourites that close soon, jobs like those. */
export function JobHuntPage() {
  const { hunt, ...state } = useHunt()
  usePageHead({ title: '求职进展', noIndex: true })
  return (
    <Stack gap={5}>
      <PageTitle>求职进展</PageTitle>
      <LoadState
        {...state}
        data={hunt}
        isEmpty={isNothing}
        empty={
          <EmptyState
            title="求职还没有开始"
            icon={icons.briefcase}
            action={
              <ButtonLink variant="primary" href={pathTo('jobSearch')}>
                去找职位
              </ButtonLink>
            }
          >
            看过、收藏或投递职位之后，这里会显示进展、快要截止的职位和相近的职位。
          </EmptyState>
        }
      >
        {shown => (
          <Stack gap={5}>
            <Heading level={2}>我的投递</Heading>
            <StatList>
              {applicationStates
                .filter(value => countOf(shown, value) > 0 || value === 'delivered')
                .map(value => (
                  <Stat
                    key={value}
                    label={applicationStateLabels[value]}
                    value={countOf(shown, value)}
                    unit="个"
                    href={pathTo('applications', null, { state: value })}
                  />
                ))}
            </StatList>
            {shown.closing.length > 0 && <Heading level={2}>收藏里快要截止的</Heading>}
            <div>
              {shown.closing.map(job => (
                <HuntJob key={job.id} job={job} note={`${job.expiresOn} 截止`} />
              ))}
            </div>
            {shown.matching.length > 0 && <Heading level={2}>可能适合您的</Heading>}
            <div>
              {shown.matching.map(job => (
                <HuntJob key={job.id} job={job} note={job.reason} />
              ))}
            </div>
          </Stack>
        )}
      </LoadState>
    </Stack>
  )
}
