import { pathTo } from '#contract/pages'
import { educationList } from '#contract/reference/education'
import { labelOf } from '#contract/reference/lookup'
import type { SchoolJob } from '#contract/topics'
import {
  Breadcrumb,
  Heading,
  Link,
  LoadState,
  PageError,
  PageTitle,
  RichText,
  ShareButton,
  Stack,
  Table,
  Tag,
} from '#design-system'
import { usePageHead } from '#platform/head'
import { isNotFound } from '#platform/transport'
import { useSchoolJob } from '../../hooks/useSchoolJobs.ts'
import { kindLabels } from '../../model/school-search.ts'
import { Facts } from './SchoolJobPage.styles.ts'

const headOf = (job: SchoolJob) => ({
  title: job.title,
  description: `${job.employer}在${job.school}招聘 ${job.headcount} 人，${job.closesOn} 截止。`,
  ...(job.heldOn && {
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: job.title,
      startDate: job.heldOn,
      location: { '@type': 'Place', name: job.place },
      organizer: { '@type': 'Organization', name: job.employer },
    },
  }),
})

const factsOf = (job: SchoolJob): readonly (readonly [string, string])[] => [
  ['学校', job.school],
  ['招聘人数', `${job.headcount} 人`],
  ['学历', labelOf(educationList, job.education)],
  ['专业', job.majors.join('、')],
  ['时间', job.heldOn && `${job.heldOn} ${job.time}`],
  ['地点', job.place],
  ['截止日期', job.closesOn],
]

/** `/school/job/:id` — one talk, fair or brief at a university, with its positions. */
export function SchoolJobPage() {
  const { schoolJob, ...state } = useSchoolJob()
  usePageHead(schoolJob ? headOf(schoolJob) : null)
  if (isNotFound(state.error)) return <SchoolJobMissing />
  return (
    <LoadState {...state} data={schoolJob}>
      {job => (
        <Stack gap={4}>
          <Breadcrumb
            items={[
              { label: '首页', href: pathTo('home') },
              { label: '高校招聘', href: pathTo('schoolJobs') },
              { label: job.title },
            ]}
          />
          <PageTitle>
            {job.title} <Tag>{job.closed ? '已结束' : kindLabels[job.kind]}</Tag>
          </PageTitle>
          <Facts>
            <div>
              <dt>单位</dt>
              <dd>
                {job.companyId ? (
                  <Link href={pathTo('companyDetails', { id: job.companyId })}>{job.employer}</Link>
                ) : (
                  job.employer
                )}
              </dd>
            </div>
            {factsOf(job)
              .filter(([, text]) => text !== '')
              .map(([label, text]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
          </Facts>
          <Heading level={2}>招聘岗位</Heading>
          <Table
            caption="招聘岗位"
            captionHidden
            columns={[
              { id: 'title', title: '岗位', rowHeader: true, cell: position => position.title },
              { id: 'headcount', title: '人数', align: 'end', cell: position => position.headcount },
              { id: 'education', title: '学历', cell: position => position.education },
              { id: 'majors', title: '专业', cell: position => position.majors },
              { id: 'pay', title: '薪资', nowrap: true, cell: position => position.pay },
            ]}
            rows={job.positions}
            rowKey={position => position.title}
          />
          <RichText html={job.html} />
          <div className="no-print">
            <ShareButton title={job.title} />
          </div>
        </Stack>
      )}
    </LoadState>
  )
}

function SchoolJobMissing() {
  usePageHead({ title: '信息不存在', noIndex: true })
  return (
    <PageError
      title="没有找到这条高校招聘信息"
      actions={[
        { label: '查看全部', href: pathTo('schoolJobs') },
        { label: '返回首页', href: pathTo('home') },
      ]}
    >
      信息可能已经撤下，或者地址输错了。
    </PageError>
  )
}
