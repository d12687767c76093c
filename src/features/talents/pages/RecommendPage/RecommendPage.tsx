import { pathTo } from '#contract/pages'
import { talentReasonLabels } from '#contract/talents'
import {
  ButtonLink,
  EmptyState,
  Heading,
  Link,
  LoadState,
  RecordList,
  RecordListLayout,
  Stack,
  Text,
} from '#design-system'
import { AreaDrawing } from '#features/site'
import { useNow } from '#platform/clock'
import { relativeTime } from '#platform/dates'
import { usePageHead } from '#platform/head'
import { useRecommendations } from '../../hooks/useTalents.ts'
import { InviteToApply } from '../../parts/InviteToApply/InviteToApply.tsx'
import { RecommendationSwitch } from '../../parts/RecommendationSwitch/RecommendationSwitch.tsx'
import { TalentListSkeleton } from '../../parts/TalentList/TalentListSkeleton.tsx'
import { TalentRecord } from '../../parts/TalentRecord/TalentRecord.tsx'

/** `/enterprise/recommend` — people who fit the open postings, each with the reasons, and the switch that ends it. */
export function RecommendPage() {
  const { recommendations, ...state } = useRecommendations()
  const now = useNow()
  usePageHead({ title: '推荐人才', noIndex: true })
  return (
    <RecordListLayout title="推荐人才">
      <LoadState {...state} data={recommendations} loading={<TalentListSkeleton />}>
        {({ on, jobs }) => (
          <Stack gap={6}>
            <RecommendationSwitch
              label="按在招职位推荐人才"
              uses="只比较职位类别、城市、学历、经验和薪资，不看性别、年龄、民族和户籍。"
              off="推荐已关闭，本单位的其他成员也不会看到推荐。"
              on={on}
              onSwitched={state.retry}
            />
            {on && jobs.length === 0 && (
              <EmptyState
                picture={<AreaDrawing name="jobs" />}
                title="没有在招职位"
                action={
                  <ButtonLink variant="primary" href={pathTo('publish')}>
                    发布职位
                  </ButtonLink>
                }
              >
                发布职位后，这里会按职位推荐合适的人。
              </EmptyState>
            )}
            {jobs.map(job => (
              <section key={job.id} aria-labelledby={`job-${job.id}`}>
                <Stack gap={3}>
                  <Heading level={2} size="lg" id={`job-${job.id}`}>
                    <Link href={pathTo('jobDetails', { id: job.id })}>{job.title}</Link>
                  </Heading>
                  {job.people.length === 0 ? (
                    <Text tone="muted">
                      暂时没有合适的推荐，可以
                      <Link href={pathTo('talentSearch', null, { t: job.title })}>按职位名称搜索人才</Link>。
                    </Text>
                  ) : (
                    <RecordList>
                      {job.people.map(({ talent, reasons }) => (
                        <TalentRecord
                          key={talent.id}
                          talent={talent}
                          note={`${relativeTime(talent.updatedAt, now)}更新`}
                          reasons={reasons.map(name => talentReasonLabels[name])}
                          actions={<InviteToApply id={talent.id} name={talent.name} size="small" />}
                        />
                      ))}
                    </RecordList>
                  )}
                </Stack>
              </section>
            ))}
          </Stack>
        )}
      </LoadState>
    </RecordListLayout>
  )
}
