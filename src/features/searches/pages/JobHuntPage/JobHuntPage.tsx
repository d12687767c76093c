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
  Text,
} from '#design-system'
import { PayText } from '#features/jobs'
import { AreaDrawing } from '#features/site'
import { RecommendationSwitch } from '#features/talents'
import { usePageHead } from '#platform/head'
import { useHunt } from '../../hooks/useHunt.ts'

type Hunt = NonNullable<ReturnType<typeof useHunt>['hunt']>

const countOf = ({ applications }: Hunt, state: ApplicationState) =>
  applications.find(row => row.state === state)?.count ?? 0

/** Whoever has switched recommendations off can switch them on again, however little there is. */
const isNothing = ({ applications, closing, matching, recommends }: Hunt) =>
  recommends && applications.length + closing.length + matching.length === 0

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
            <Heading level={2} size="lg">
              可能适合您的
            </Heading>
            <RecommendationSwitch
              label="按我的求职记录推荐职位"
              uses="只用您投递过、收藏过和最近看过的职位的类别和城市，不看简历内容、性别、年龄、民族和户籍。"
              off="推荐已关闭，这里不再推荐职位；搜索和已订阅的提醒不受影响。"
              on={shown.recommends}
              onSwitched={state.retry}
            />
            {shown.recommends && shown.matching.length === 0 && (
              <Text tone="muted">暂时没有相近的职位，收藏或投递更多职位后再来看看。</Text>
            )}
            {shown.matching.length > 0 && (
              <RecordList>
                {shown.matching.map(job => (
                  <HuntJob key={job.id} job={job} note={job.reason} />
                ))}
              </RecordList>
            )}
          </Stack>
        )}
      </LoadState>
    </CentreLayout>
  )
}
