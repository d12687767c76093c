import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { OutputOf } from '#contract/endpoint'
import type { listOwnJobs } from '#contract/jobs'
import { Button, ButtonLink, ConfirmDialog, Row, useToasts } from '#design-system'
import { useNow } from '#platform/clock'
import { formatDate } from '#platform/dates'
import { wordsFor } from '#platform/forms'
import { useOwnJobActions } from '../../hooks/useOwnJobs.ts'

type OwnJobRow = OutputOf<typeof listOwnJobs>['list'][number]

const questions = {
  takeDown: { title: '下架这个职位？', confirmLabel: '下架职位', said: '职位已下架' },
  remove: { title: '删除这个职位？', confirmLabel: '删除职位', said: '职位已删除' },
} as const

/** What can be done about one own job, as far as its state allows. Renders a `<div>`. */
export function OwnJobActions({ job }: { job: OwnJobRow }) {
  const actions = useOwnJobActions()
  const navigate = useNavigate()
  const toasts = useToasts()
  const now = useNow()
  const [asking, setAsking] = useState<keyof typeof questions | null>(null)
  const question = asking && questions[asking]

  /** Says how it went; a question stays open for another try. */
  async function run(work: () => Promise<unknown>, said: string) {
    try {
      await work()
      toasts.show({ message: said, tone: 'success', duration: 2000 })
    } catch (error) {
      toasts.show({ message: wordsFor(error), tone: 'danger', duration: 3000 })
      throw error
    }
  }
  const quietly = (work: Promise<void>) => void work.catch(() => undefined)

  async function copy() {
    const { id } = await actions.copy(job.id)
    navigate(`/manage/job/publish?id=${id}`)
  }

  return (
    <Row gap={1}>
      <ButtonLink size="small" href={`/manage/job/publish?id=${job.id}`}>
        编辑
      </ButtonLink>
      {job.state === 'valid' && (
        <>
          {job.refreshableAt <= now ? (
            <Button
              size="small"
              loading={actions.isRefreshing}
              onClick={() => quietly(run(() => actions.refresh(job.id), '已刷新，职位排到了前面'))}
            >
              刷新
            </Button>
          ) : (
            <Button size="small" disabled>
              {formatDate(job.refreshableAt).slice(5)} 可刷新
            </Button>
          )}
          <ButtonLink size="small" href={`/job-details/${job.id}`}>
            查看
          </ButtonLink>
          <Button size="small" onClick={() => setAsking('takeDown')}>
            下架
          </Button>
        </>
      )}
      <Button size="small" loading={actions.isCopying} onClick={() => quietly(run(copy, '已复制为新的草稿'))}>
        复制
      </Button>
      {job.applyCount === 0 && job.state !== 'valid' && (
        <Button size="small" onClick={() => setAsking('remove')}>
          删除
        </Button>
      )}
      <ConfirmDialog
        open={asking !== null}
        onOpenChange={({ open }) => !open && setAsking(null)}
        title={question?.title ?? ''}
        description={
          asking === 'remove'
            ? `“${job.title || '未命名职位'}”的内容会被删除，不能恢复。`
            : `“${job.title}”将不再被搜索到，已收到的简历不受影响，之后可以重新发布。`
        }
        confirmLabel={question?.confirmLabel ?? ''}
        destructive
        onConfirm={async () => {
          if (asking === 'remove') await run(() => actions.remove(job.id), questions.remove.said)
          else await run(() => actions.setState(job.id, 'invalid'), questions.takeDown.said)
        }}
      />
    </Row>
  )
}
