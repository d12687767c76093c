import type { ReactNode } from 'react'
import { applicationStateLabels } from '#contract/applications'
import { pathTo } from '#contract/pages'
import type { ComparedApplication } from '#contract/received'
import { educationList } from '#contract/reference/education'
import { experienceList } from '#contract/reference/employment'
import { labelOf } from '#contract/reference/lookup'
import { wageList } from '#contract/reference/wages'
import { arrivalList } from '#contract/resume-sections'
import { type TalentReason, talentReasonLabels } from '#contract/talents'
import { Link, LoadState, PageError, Table, Tag } from '#design-system'
import { useNow } from '#platform/clock'
import { formatDate, relativeTime } from '#platform/dates'
import { formatSalary } from '#platform/text'
import { isNotFound } from '#platform/transport'
import { useCompared } from '../../hooks/useReceived.ts'
import { nameOf, tagWords } from '../../model/received-facts.ts'
import { Aside, Sheet, Tags } from './ComparedApplications.styles.ts'

interface Fact {
  readonly title: string
  readonly of: (one: ComparedApplication) => ReactNode
}

const met = ({ meets }: ComparedApplication, reason: TalentReason) =>
  meets.includes(reason) && <Tag tone="success">{talentReasonLabels[reason]}</Tag>

const asked = (label: string) => label && <Aside>职位要求：{label}</Aside>

/** What is written, the mark that it meets the posting, and what the posting says. */
const held = (value: string, mark: ReactNode, wanted: ReactNode) => (
  <span>
    {value || '未填写'} {mark}
    {wanted}
  </span>
)

const factsAt = (now: number): readonly Fact[] => [
  { title: '简历', of: one => <Link href={pathTo('receivedResume', { id: one.id })}>查看{nameOf(one)}</Link> },
  { title: '应聘职位', of: ({ jobTitle }) => jobTitle },
  { title: '进展', of: ({ state }) => <Tag>{applicationStateLabels[state]}</Tag> },
  { title: '本单位标签', of: one => tagWords(one) || '无' },
  {
    title: '投递时间',
    of: ({ appliedAt }) => (
      <span>
        {relativeTime(appliedAt, now)}
        <Aside>{formatDate(appliedAt)}</Aside>
      </span>
    ),
  },
  {
    title: '期望薪资',
    of: one => {
      const { wageMin: minYuan, wageMax: maxYuan, wageMonths: monthsPerYear } = one.posting
      const offer = <Aside>职位薪资：{formatSalary({ minYuan, maxYuan, monthsPerYear })}</Aside>
      return held(labelOf(wageList, one.wage), met(one, 'wage'), offer)
    },
  },
  {
    title: '工作经验',
    of: one => {
      const wanted = asked(labelOf(experienceList, one.posting.experience))
      return held(labelOf(experienceList, one.experience), met(one, 'experience'), wanted)
    },
  },
  { title: '最近工作', of: ({ latestJob }) => latestJob || '无' },
  {
    title: '学历',
    of: one => {
      const wanted = asked(labelOf(educationList, one.posting.education))
      return held(labelOf(educationList, one.education), met(one, 'education'), wanted)
    },
  },
  { title: '毕业院校', of: ({ school }) => school || '未填写' },
  {
    title: '技能',
    of: ({ skills }) =>
      skills.length === 0 ? (
        '未填写'
      ) : (
        <Tags>
          {skills.map(({ name, wanted }) => (
            <Tag key={name} tone={wanted ? 'success' : 'neutral'}>
              {name}
              {wanted && '（职位提到）'}
            </Tag>
          ))}
        </Tags>
      ),
  },
  {
    title: '意向',
    of: one => (
      <Tags>
        {met(one, 'category')}
        {met(one, 'city')}
        {!one.meets.includes('category') && !one.meets.includes('city') && '职类和城市与职位不同或未填写'}
      </Tags>
    ),
  },
  { title: '到岗时间', of: ({ arrival }) => labelOf(arrivalList, arrival) || '未填写' },
  { title: '现居住地', of: ({ place }) => place || '未填写' },
]

/** Two to four applicants side by side; on a phone each fact is a card with a line for everybody. */
export function ComparedApplications({ backHref }: { backHref: string }) {
  const { compared, ...state } = useCompared()
  const now = useNow()
  if (isNotFound(state.error)) {
    return (
      <PageError title="没有找到这些简历" actions={[{ label: '返回收到的简历', href: backHref }]}>
        其中有的已经不在，或者不是投给您单位的。
      </PageError>
    )
  }
  return (
    <LoadState {...state} data={compared}>
      {list => (
        <Sheet>
          <Table
            caption="简历对比"
            captionHidden
            rows={factsAt(now)}
            rowKey={({ title }) => title}
            columns={[
              { id: 'fact', title: '对比项', rowHeader: true, cell: ({ title }) => title },
              ...list.map(one => ({ id: one.id, title: nameOf(one), cell: ({ of }: Fact) => of(one) })),
            ]}
          />
        </Sheet>
      )}
    </LoadState>
  )
}
