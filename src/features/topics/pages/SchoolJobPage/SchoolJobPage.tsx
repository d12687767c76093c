import { pathTo } from '#contract/pages'
import { educationList } from '#contract/reference/education'
import { labelOf } from '#contract/reference/lookup'
import type { SchoolJob } from '#contract/topics'
import {
  Card,
  DetailHead,
  DetailLayout,
  DetailSection,
  FactList,
  Link,
  LoadState,
  PageError,
  RichText,
  ShareButton,
  Table,
  Tag,
  Text,
} from '#design-system'
import { usePageHead } from '#platform/head'
import { isNotFound } from '#platform/transport'
import { useSchoolJob } from '../../hooks/useSchoolJobs.ts'
import { kindLabels } from '../../model/school-search.ts'

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

const factsOf = (job: SchoolJob) => [
  { term: '学校', details: job.school },
  { term: '学历', details: labelOf(educationList, job.education) },
  { term: '专业', details: job.majors.join('、') },
  { term: '时间', details: job.heldOn && `${job.heldOn} ${job.time}` },
  { term: '地点', details: job.place },
  { term: '截止日期', details: job.closesOn },
]

/** `/school/job/:id` — one talk, fair or brief at a university, with its positions. */
export function SchoolJobPage() {
  const { schoolJob, ...state } = useSchoolJob()
  usePageHead(schoolJob ? headOf(schoolJob) : null)
  if (isNotFound(state.error)) return <SchoolJobMissing />
  return (
    <LoadState {...state} data={schoolJob}>
      {job => (
        <DetailLayout
          crumbs={[
            { label: '首页', href: pathTo('home') },
            { label: '高校招聘', href: pathTo('schoolJobs') },
            { label: job.title },
          ]}
          aside={
            <Card title="时间和地点">
              <FactList facts={factsOf(job)} />
            </Card>
          }
        >
          <DetailHead
            title={
              <>
                {job.title} <Tag>{job.closed ? '已结束' : kindLabels[job.kind]}</Tag>
              </>
            }
            owner={
              job.companyId ? (
                <Link href={pathTo('companyDetails', { id: job.companyId })}>{job.employer}</Link>
              ) : (
                <Text tone="muted">{job.employer}</Text>
              )
            }
            facts={[`招聘 ${job.headcount} 人`]}
          >
            <div className="no-print">
              <ShareButton title={job.title} />
            </div>
          </DetailHead>
          <DetailSection title="招聘岗位">
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
          </DetailSection>
          <RichText html={job.html} />
        </DetailLayout>
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
