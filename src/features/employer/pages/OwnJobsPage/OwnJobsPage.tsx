import { useState } from 'react'
import type { JobState } from '#contract/jobs'
import { pathTo } from '#contract/pages'
import { Button, ButtonLink, EmptyState, LoadState, Pagination, RecordListLayout, TabLinks } from '#design-system'
import { AreaDrawing } from '#features/site'
import { usePageHead } from '#platform/head'
import { later } from '#platform/later'
import { useSay } from '#platform/notices'
import { pageCountOf, useNavigate, useRequest } from '#platform/routing'
import { useMayAct } from '#platform/session'
import { useLicenceStanding } from '../../hooks/useLicenceStanding.ts'
import { useOwnJobActions, useOwnJobs } from '../../hooks/useOwnJobs.ts'
import { casualAddress, casualSearch } from '../../model/casual.ts'
import { type OwnJobSearch, ownJobSearch, ownJobsAddress, publishedSearch } from '../../model/list-search.ts'
import { AwaitsReview } from '../../parts/AwaitsReview/AwaitsReview.tsx'
import { OwnJobsTable } from '../../parts/OwnJobsTable/OwnJobsTable.tsx'
import { PostingDone } from '../../parts/PostingDone/PostingDone.tsx'
import { PostingTemplates } from '../../parts/PostingTemplates/PostingTemplates.tsx'

const CasualDesk = later(async () => (await import('../../parts/CasualDesk/CasualDesk.tsx')).CasualDesk)

const states = {
  valid: '在招',
  draft: '草稿',
  scheduled: '定时发布',
  queued: '等待单位审核',
  invalid: '已下架',
} as const satisfies Record<JobState, string>

const tabs = ['valid', 'scheduled', 'draft', 'invalid'] as const
const waitingTabs = ['valid', 'queued', 'scheduled', 'draft', 'invalid'] as const

/**
 * `/manage/jobs` — the employer's own jobs: drafts, those that wait for their day or for the company's check, open ones, those
 * taken down; with `?published=` what becomes of the one that was just handed in, with `?casual=` its casual work.
 */
export function OwnJobsPage() {
  const { query: address } = useRequest()
  if (casualSearch.parse(address).casual) return <CasualDesk />
  return publishedSearch.parse(address).published ? <PostingDone /> : <OwnJobs />
}

function OwnJobs() {
  const { query: address } = useRequest()
  const search = ownJobSearch.parse(address)
  const { jobs, ...state } = useOwnJobs()
  const actions = useOwnJobActions()
  const mayRecruit = useMayAct('recruiter')
  const isWaiting = useLicenceStanding() !== 'valid'
  const navigate = useNavigate()
  const say = useSay()
  const [showsTemplates, setShowsTemplates] = useState(false)
  usePageHead({ title: '职位管理', noIndex: true })
  const hrefFor = (change: Partial<OwnJobSearch>) => ownJobsAddress(search, change)
  return (
    <RecordListLayout
      title="职位管理"
      actions={
        mayRecruit && (
          <>
            <Button onClick={() => setShowsTemplates(true)}>职位模板</Button>
            <ButtonLink variant="primary" href={pathTo('publish')}>
              发布职位
            </ButtonLink>
          </>
        )
      }
      tabs={
        <TabLinks
          label="职位状态"
          items={[
            { href: hrefFor({ state: '' }), label: '全部', current: search.state === '' },
            ...(isWaiting ? waitingTabs : tabs).map(name => ({
              href: hrefFor({ state: name }),
              label: states[name],
              current: search.state === name,
            })),
            { href: casualAddress({ casual: 'list' }), label: '零工', current: false },
          ]}
        />
      }
      tools={<AwaitsReview />}
    >
      <LoadState
        {...state}
        data={jobs}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <EmptyState
            picture={<AreaDrawing name="jobs" />}
            page={{ list: jobs, firstHref: hrefFor({}), unit: '个职位' }}
            title="这里还没有职位"
            action={
              mayRecruit && (
                <ButtonLink variant="primary" href={pathTo('publish')}>
                  发布第一个职位
                </ButtonLink>
              )
            }
          />
        }
      >
        {({ list, total, pageSize }) => (
          <>
            <OwnJobsTable
              key={hrefFor({ page: search.page })}
              jobs={list}
              mayRecruit={mayRecruit}
              onChange={actions.change}
            />
            <Pagination
              page={search.page}
              pageCount={pageCountOf({ total, pageSize })}
              hrefFor={page => hrefFor({ page })}
              unit="个"
            />
          </>
        )}
      </LoadState>
      <PostingTemplates
        open={showsTemplates}
        onOpenChange={setShowsTemplates}
        onUse={async template => {
          const { id } = await actions.begin(template)
          say.done('已用模板新建草稿')
          navigate(pathTo('publish', null, { id }))
        }}
      />
    </RecordListLayout>
  )
}
