import { type ApplicationState, applicationStateLabels, applicationStates } from '#contract/applications'
import { pathTo } from '#contract/pages'
import {
  ButtonLink,
  Card,
  CentreLayout,
  EmptyState,
  Heading,
  LoadState,
  RecordList,
  RecordRow,
  Stack,
  Stat,
  StatList,
} from '#design-system'
import { PayText } from '#features/jobs'
import { AreaDrawing } from '#features/site'
import { usePageHead } from '#platform/head'
import { useHunt } from '../../hooks/useHunt.ts'

type Hunt = NonNullable<ReturnType<typeof useHunt>['hunt']>

const countOf = ({ applications }: Hunt, state: ApplicationState) =>
  applications.find(row => row.state === state)?.count ?? 0

const isNothing = ({ applications, closing, matching }: Hunt) =>
  applications.length + closing.length + matching.length === 0

/** One job of a list here, with why it is there. */
const HuntJob = ({ job, note }: { job: Hunt['closing'][number]; note: string }) => (
  <RecordRow
    level={3}
    href={pathTo('jobDetails', { id: job.id })}
    title={job.title}
    facts={[<PayText key="pay" {...job} />, job.companyName, job.place]}
    end={note}
  />
)

/** `/user/job-hunt` — how my hunt stands: applications by state, favourites that close soon, jobs like those. */
export function JobHuntPage() {
  const { hunt, ...state } = useHunt()
  usePageHead({ title: '求职进展', noIndex: true })
  return (
    <CentreLayout title="求职进展">
      <LoadState
        {...state}
        data={hunt}
        isEmpty={isNothing}
        empty={
          <EmptyState
            picture={<AreaDrawing name="jobs" />}
            title="求职还没有开始"
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
            <Card title="我的投递">
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
            </Card>
            {shown.closing.length > 0 && (
              <>
                <Heading level={2} size="lg">
                  收藏里快要截止的
                </Heading>
                <RecordList>
                  {shown.closing.map(job => (
                    <HuntJob key={job.id} job={job} note={`${job.expiresOn} 截止`} />
                  ))}
                </RecordList>
              </>
            )}
            {shown.matching.length > 0 && (
              <>
                <Heading level={2} size="lg">
                  可能适合您的
                </Heading>
                <RecordList>
                  {shown.matching.map(job => (
                    <HuntJob key={job.id} job={job} note={job.reason} />
                  ))}
                </RecordList>
              </>
            )}
          </Stack>
        )}
      </LoadState>
    </CentreLayout>
  )
}
