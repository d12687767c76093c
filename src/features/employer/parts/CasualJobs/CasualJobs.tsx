import { pathTo } from '#contract/pages'
import {
  Badge,
  ButtonLink,
  EmptyState,
  LoadState,
  Pagination,
  RecordList,
  RecordListLayout,
  RecordRow,
  TabLinks,
  Tag,
} from '#design-system'
import { AreaDrawing } from '#features/site'
import { usePageHead } from '#platform/head'
import { pageCountOf, useRequest } from '#platform/routing'
import { useMayAct } from '#platform/session'
import { useCasualJobs } from '../../hooks/useCasual.ts'
import {
  type CasualRow,
  casualAddress,
  casualSearch,
  factsOf,
  isUnposted,
  stageLabels,
  stageTones,
} from '../../model/casual.ts'
import { CasualActions } from '../CasualActions/CasualActions.tsx'
import { CasualAwaits } from '../CasualAwaits/CasualAwaits.tsx'

const groups = { '': '全部', current: '招工中', queued: '排队中', draft: '草稿', over: '已开工或结束' } as const

const writing = casualAddress({ casual: 'post' })

/** The company's casual jobs, with the people left and those who have applied. Renders a `<div>`. */
export function CasualJobs() {
  const { query } = useRequest()
  const search = casualSearch.parse(query)
  const { jobs, ...state } = useCasualJobs()
  const mayRecruit = useMayAct('recruiter')
  usePageHead({ title: '零工管理', noIndex: true })
  const hrefFor = (change: Partial<typeof search>) =>
    casualAddress({ casual: 'list', group: search.group, page: 1, ...change })
  return (
    <RecordListLayout
      title="零工管理"
      crumbs={[{ label: '职位管理', href: pathTo('ownJobs') }, { label: '零工' }]}
      actions={
        mayRecruit && (
          <ButtonLink variant="primary" href={writing}>
            发布零工
          </ButtonLink>
        )
      }
      tabs={
        <TabLinks
          label="零工状态"
          items={(['', 'current', 'queued', 'draft', 'over'] as const).map(group => ({
            href: hrefFor({ group }),
            label: groups[group],
            current: search.group === group,
          }))}
        />
      }
      tools={<CasualAwaits />}
    >
      <LoadState
        {...state}
        data={jobs}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <EmptyState
            picture={<AreaDrawing name="jobs" />}
            page={{ list: jobs, firstHref: hrefFor({}), unit: '份零工' }}
            title="这里还没有零工"
            action={
              mayRecruit && (
                <ButtonLink variant="primary" href={writing}>
                  发布零工
                </ButtonLink>
              )
            }
          >
            按天、按小时、按件计酬的短期用工，求职者不用简历就能报名。
          </EmptyState>
        }
      >
        {({ list, total, pageSize }) => (
          <>
            <RecordList aria-label="零工">
              {list.map(job => (
                <CasualJobRow key={job.id} job={job} mayRecruit={mayRecruit} />
              ))}
            </RecordList>
            <Pagination
              page={search.page}
              pageCount={pageCountOf({ total, pageSize })}
              hrefFor={page => hrefFor({ page })}
              unit="份"
            />
          </>
        )}
      </LoadState>
    </RecordListLayout>
  )
}

function hrefOf({ id, stage }: CasualRow, mayRecruit: boolean) {
  if (isUnposted(stage)) return mayRecruit ? casualAddress({ casual: 'post', job: id }) : undefined
  return casualAddress({ casual: 'people', job: id })
}

const CasualJobRow = ({ job, mayRecruit }: { job: CasualRow; mayRecruit: boolean }) => (
  <RecordRow
    title={job.title || '未命名零工'}
    href={hrefOf(job, mayRecruit)}
    state={<Tag tone={stageTones[job.stage]}>{stageLabels[job.stage]}</Tag>}
    facts={factsOf(job)}
    actions={
      <>
        {!isUnposted(job.stage) && (
          <ButtonLink size="small" variant="quiet" href={casualAddress({ casual: 'people', job: job.id })}>
            报名 {job.applicants} 人{job.waiting > 0 && <Badge count={job.waiting} unit="人待答复" />}
          </ButtonLink>
        )}
        {mayRecruit && <CasualActions job={job} />}
      </>
    }
  />
)
