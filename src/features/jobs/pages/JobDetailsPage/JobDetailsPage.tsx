import { lookAtJob } from '#contract/job-looks'
import type { JobDetail } from '#contract/jobs'
import { pathTo } from '#contract/pages'
import { DetailLayout, LoadState, SeenSecond } from '#design-system'
import { useLook } from '#platform/call'
import { useNow } from '#platform/clock'
import { usePageHead } from '#platform/head'
import { later } from '#platform/later'
import { Redirect } from '#platform/routing'
import { isNotFound } from '#platform/transport'
import { useJob } from '../../hooks/useJob.ts'
import { useSimilarJobs } from '../../hooks/useSimilarJobs.ts'
import { jobSearchHref } from '../../model/search.ts'
import { jobPostingData } from '../../model/structured-data.ts'
import { ApplyPanel } from '../../parts/ApplyPanel/ApplyPanel.tsx'
import { JobHead } from '../../parts/JobHead/JobHead.tsx'
import { JobText } from '../../parts/JobText/JobText.tsx'
import { JobTexts } from '../../parts/JobText/JobTexts.tsx'
import { JobDetailsSkeleton } from './JobDetailsSkeleton.tsx'

const EmployerCard = later(async () => (await import('../../parts/EmployerCard/EmployerCard.tsx')).EmployerCard)
const MeetAtFairs = later(async () => (await import('../../parts/MeetAtFairs/MeetAtFairs.tsx')).MeetAtFairs)
const SimilarJobs = later(async () => (await import('../../parts/SimilarJobs/SimilarJobs.tsx')).SimilarJobs)
const JobTools = later(async () => (await import('../../parts/JobTools/JobTools.tsx')).JobTools)

function headOf(job: JobDetail) {
  const structuredData = jobPostingData(job)
  return {
    title: `${job.title}_${job.company.name}`,
    description: `${job.company.name}在${job.place}招聘${job.title}，招 ${job.headcount} 人。${job.duties.slice(0, 80)}`,
    ...(structuredData ? { structuredData } : { noIndex: true }),
  }
}

/** `/job-details/:id` — one vacancy, as it decides whether somebody applies. */
export function JobDetailsPage() {
  const { job, ...state } = useJob()
  const hasSimilar = (useSimilarJobs().jobs ?? []).length > 0
  const now = useNow()
  useLook(lookAtJob, job?.id ?? '')
  usePageHead(job ? headOf(job) : null)
  if (isNotFound(state.error)) return <Redirect to={pathTo('jobMissing')} />
  return (
    <LoadState {...state} data={job} loading={<JobDetailsSkeleton />}>
      {shown => (
        <DetailLayout
          crumbs={[
            { label: '首页', href: pathTo('home') },
            { label: '职位搜索', href: pathTo('jobSearch') },
            { label: shown.categoryLabel, href: jobSearchHref({ category: shown.category3 }) },
            { label: shown.title },
          ]}
          actions={<ApplyPanel job={shown} />}
          aside={
            <SeenSecond>
              <EmployerCard company={shown.company} />
              {shown.fairs.length > 0 && <MeetAtFairs fairs={shown.fairs} />}
            </SeenSecond>
          }
          after={
            <SeenSecond>
              <SimilarJobs />
            </SeenSecond>
          }
        >
          <JobHead job={shown} now={now} hasSimilar={hasSimilar} actions={<JobTools job={shown} />} />
          <SeenSecond>
            <JobTexts job={shown} />
            <JobText
              title="投递之后"
              text={
                '单位会收到您投递时的简历内容，之后修改简历不影响已投递的内容。\n单位查看、邀请面试或答复时，您会在“我的投递”和消息里看到。\n结果出来之前可以撤回投递。'
              }
            />
          </SeenSecond>
        </DetailLayout>
      )}
    </LoadState>
  )
}
