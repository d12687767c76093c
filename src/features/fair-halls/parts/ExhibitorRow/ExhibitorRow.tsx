import type { ReactNode } from 'react'
import type { Exhibitor } from '#contract/fair-halls'
import { licenceMarks } from '#contract/licence-standing'
import { pathTo } from '#contract/pages'
import { educationList } from '#contract/reference/education'
import { labelOf } from '#contract/reference/lookup'
import { tradeList } from '#contract/reference/trades'
import { Link, ListCard, Row } from '#design-system'
import { ShortlistButton } from '#features/fair-shortlist'
import { PayText } from '#features/jobs'
import { Booth, Jobs, Root } from './ExhibitorRow.styles.ts'

interface Props {
  fairId: string
  exhibitor: Exhibitor
  /** Where all that it offers there is listed. */
  jobsHref: string
  /** What can be done there beside keeping it in mind. */
  children?: ReactNode
}

/** An employer at its booth, with its first jobs. Renders a `<div>`. */
export function ExhibitorRow({ fairId, exhibitor, jobsHref, children }: Props) {
  const { participation, companyId, name, booth, jobs, headcount, topJobs, accountKind, licenceStanding } = exhibitor
  return (
    <Root>
      <div>
        <ListCard
          href={pathTo('companyDetails', { id: companyId })}
          title={name}
          media={
            booth && (
              <Booth>
                展位 <b>{booth}</b>
              </Booth>
            )
          }
          meta={[
            labelOf(tradeList, exhibitor.trade),
            exhibitor.place,
            jobs > 0 ? `${jobs} 个岗位` : '岗位还没有公布',
            headcount > 0 && `招 ${headcount} 人`,
          ]}
          details={[
            licenceStanding === 'valid' ? `${exhibitor.verifiedAt} 核验营业执照` : licenceMarks[licenceStanding],
          ]}
          tags={[
            ...(accountKind === 'agency' ? [{ label: '人力资源机构', tone: 'warning' as const }] : []),
            ...exhibitor.tags.map(label => ({ label })),
          ]}
        />
      </div>
      {topJobs.length > 0 && (
        <Jobs aria-label={`${name}的岗位`}>
          {topJobs.map(({ id, title, open, education, ...pay }) => (
            <li key={id}>
              <Link href={pathTo('jobDetails', { id })}>{title}</Link>
              <small>{open ? labelOf(educationList, education) : '已停止招聘'}</small>
              <PayText {...pay} />
            </li>
          ))}
          {jobs > topJobs.length && (
            <li>
              <Link href={jobsHref} aria-label={`看全部 ${jobs} 个岗位：${name}`}>
                看全部 {jobs} 个岗位
              </Link>
            </li>
          )}
        </Jobs>
      )}
      <Row gap={3}>
        {children}
        <ShortlistButton fairId={fairId} participationId={participation} companyName={name} />
      </Row>
    </Root>
  )
}
