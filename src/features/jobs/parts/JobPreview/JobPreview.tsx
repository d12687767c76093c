import { type KeyboardEvent, useEffect, useRef } from 'react'
import { lookAtJob } from '#contract/job-looks'
import type { JobDetail } from '#contract/jobs'
import { pathTo } from '#contract/pages'
import { EmptyState, IconButton, icons, Link, LoadState, PaneBar, Row, Stack } from '#design-system'
import { useLook } from '#platform/call'
import { useNow } from '#platform/clock'
import { later } from '#platform/later'
import { useNavigate } from '#platform/routing'
import { isNotFound } from '#platform/transport'
import { useJob } from '../../hooks/useJob.ts'
import { ApplyPanel } from '../ApplyPanel/ApplyPanel.tsx'
import { JobHead } from '../JobHead/JobHead.tsx'
import { JobTexts } from '../JobText/JobTexts.tsx'
import { ReportButton } from '../ReportButton/ReportButton.tsx'
import { JobPreviewSkeleton } from './JobPreviewSkeleton.tsx'

const EmployerCard = later(async () => (await import('../EmployerCard/EmployerCard.tsx')).EmployerCard)

interface Props {
  /** The results without it. */
  closeHref: string
}

interface OpenProps extends Props {
  job: JobDetail
}

/** The link among the results by which a job was opened. */
const rowOf = (id: string) => document.querySelector<HTMLElement>(`li a[href="${pathTo('jobDetails', { id })}"]`)

function OpenJob({ job, closeHref }: OpenProps) {
  const { id } = job
  const now = useNow()
  const navigate = useNavigate()
  const article = useRef<HTMLElement>(null)
  useLook(lookAtJob, id)
  // Who opened it in the list goes on reading here; who came by its address begins at the top of the page.
  useEffect(() => {
    if (document.activeElement !== rowOf(id)) return
    const heading = article.current?.querySelector('h2')
    article.current?.closest('section')?.scrollTo(0, 0)
    heading?.focus({ preventScroll: true })
  }, [id])
  const close = () => {
    rowOf(id)?.focus()
    navigate(closeHref)
  }
  // What is left by Escape is this, not a dialog that was opened from it.
  const leaveByKey = ({ key, target, currentTarget }: KeyboardEvent) => {
    if (key === 'Escape' && target instanceof Node && currentTarget.contains(target)) close()
  }
  return (
    <article ref={article} aria-label={job.title} onKeyDown={leaveByKey}>
      <PaneBar>
        <ApplyPanel job={job} size="medium" />
        <Link href={pathTo('jobDetails', { id })}>打开职位页</Link>
        <IconButton icon={icons.close} label="关闭" word="关闭" onClick={close} />
      </PaneBar>
      <Stack gap={6}>
        <JobHead
          job={job}
          now={now}
          level={2}
          actions={
            <Row>
              <ReportButton jobId={id} />
            </Row>
          }
        />
        <JobTexts job={job} level={3} />
        <EmployerCard company={job.company} level={3} />
      </Stack>
    </article>
  )
}

/** The job that was opened among the results of a search, beside them: what is needed to apply or to pass on. Renders an `<article>`. */
export function JobPreview({ closeHref }: Props) {
  const { job, ...state } = useJob()
  if (isNotFound(state.error)) {
    return (
      <EmptyState title="这个职位已经不在了" action={<Link href={closeHref}>回到搜索结果</Link>}>
        单位已删除或停止发布。
      </EmptyState>
    )
  }
  return (
    <LoadState {...state} data={job} loading={<JobPreviewSkeleton />}>
      {shown => <OpenJob job={shown} closeHref={closeHref} />}
    </LoadState>
  )
}
