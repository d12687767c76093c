import type { ReactNode } from 'react'
import type { Exhibitor, FairInfo } from '#contract/fair-halls'
import { licenceMarks } from '#contract/licence-standing'
import { pathTo } from '#contract/pages'
import { educationList } from '#contract/reference/education'
import { labelOf } from '#contract/reference/lookup'
import { tradeList } from '#contract/reference/trades'
import { EmptyState, Link, ListCard, LoadState, Pagination, Row, Stack, Stat, StatList, Text } from '#design-system'
import { ShortlistButton } from '#features/fair-shortlist'
import { PayText } from '#features/jobs'
import { WordSearch } from '#features/news'
import { useRequest } from '#platform/routing'
import { useExhibitors } from '../../hooks/useFair.ts'
import { fairAddress, fairHref } from '../../model/fair-address.ts'

const pagesOf = ({ total, pageSize }: { total: number; pageSize: number }) => Math.max(1, Math.ceil(total / pageSize))

interface ExhibitorRowProps {
  fairId: string
  exhibitor: Exhibitor
  /** Where all that it offers there is listed. */
  jobsHref: string
  /** What can be done there beside keeping it in mind. */
  children?: ReactNode
}

/** An employer at its booth, with its first jobs. */
export function ExhibitorRow({ fairId, exhibitor, jobsHref, children }: ExhibitorRowProps) {
  const {
    participation,
    companyId,
    name,
    booth,
    trade,
    place,
    jobs,
    headcount,
    topJobs,
    tags,
    accountKind,
    verifiedAt,
    licenceStanding,
  } = exhibitor
  return (
    <Stack gap={2}>
      <ListCard
        href={pathTo('companyDetails', { id: companyId })}
        title={name}
        headline={booth && `展位 ${booth}`}
        meta={[labelOf(tradeList, trade), place]}
        details={[
          `${jobs} 个岗位`,
          headcount > 0 && `招 ${headcount} 人`,
          licenceStanding === 'valid' ? `${verifiedAt} 核验营业执照` : licenceMarks[licenceStanding],
        ]}
        tags={[
          ...(accountKind === 'agency' ? [{ label: '人力资源机构', tone: 'warning' as const }] : []),
          ...tags.map(label => ({ label })),
        ]}
      />
      <Row gap={3}>
        {children}
        <ShortlistButton fairId={fairId} participationId={participation} companyName={name} />
      </Row>
      {topJobs.map(({ id, title, open, education, ...pay }) => (
        <Text key={id} size="sm">
          <Link href={pathTo('jobDetails', { id })}>{title}</Link> <PayText {...pay} />{' '}
          {labelOf(educationList, education)}
          {!open && '（已停止招聘）'}
        </Text>
      ))}
      {jobs > topJobs.length && (
        <Text size="sm">
          <Link href={jobsHref} aria-label={`看全部 ${jobs} 个岗位：${name}`}>
            看全部 {jobs} 个岗位
          </Link>
        </Text>
      )}
    </Stack>
  )
}

/** Who stands there, by booth. */
export function CompaniesView({ fair }: { fair: FairInfo }) {
  const { query } = useRequest()
  const address = fairAddress.parse(query)
  const { exhibitors, ...state } = useExhibitors()
  return (
    <Stack gap={4}>
      <WordSearch
        key={address.t}
        action={fairHref(fair.id)}
        label="搜索参展单位"
        placeholder="单位或展位号"
        defaultWord={address.t}
      />
      <LoadState
        {...state}
        data={exhibitors}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <EmptyState
            page={{ list: exhibitors, firstHref: fairHref(fair.id), unit: '家' }}
            title={address.t ? '没有找到这样的单位' : '还没有单位确定展位'}
            action={<Link href={fairHref(fair.id, { view: 'notice' })}>看须知</Link>}
          />
        }
      >
        {found => (
          <Stack gap={5}>
            {found.list.map(exhibitor => (
              <ExhibitorRow
                key={exhibitor.companyId}
                fairId={fair.id}
                exhibitor={exhibitor}
                jobsHref={fairHref(fair.id, { view: 'jobs', company: exhibitor.companyId })}
              />
            ))}
            <Pagination
              page={address.page}
              pageCount={pagesOf(found)}
              hrefFor={page => fairHref(fair.id, { ...address, page })}
              total={{ count: found.total }}
              unit="家"
            />
          </Stack>
        )}
      </LoadState>
    </Stack>
  )
}

const figure = (value: number | null) => (value === null ? '不足 5' : String(value))

/** What came of it. */
export const ResultsView = ({ results }: FairInfo) =>
  results ? (
    <StatList>
      <Stat label="入场" value={figure(results.visitors)} unit="人" />
      <Stat label="收到简历" value={figure(results.resumes)} unit="份" />
      <Stat label="达成意向" value={figure(results.intentions)} unit="人" />
    </StatList>
  ) : (
    <EmptyState title="成果还没有公布">组织单位在结束后七天内公布。</EmptyState>
  )
