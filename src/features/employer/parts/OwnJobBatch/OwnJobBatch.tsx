import { useState } from 'react'
import type { Closing } from '#contract/posting-fields'
import type { BatchAction } from '#contract/postings'
import { Alert, Button, Checkbox, ConfirmDialog, Row, Stack } from '#design-system'
import { wordsFor } from '#platform/forms'
import type { OwnJobRow } from '../../model/posting-stages.ts'
import { ClosingDialog } from '../ClosingDialog/ClosingDialog.tsx'

interface Answer {
  done: boolean
  says: string
}

export interface OwnJobBatchProps {
  /** The jobs of this page, and the ids of those that are chosen. */
  jobs: readonly OwnJobRow[]
  chosen: readonly string[]
  onChoose: (ids: readonly string[]) => void
  /** An answer for each id, in their order; rejects when nothing was done. */
  onChange: (ids: string[], action: BatchAction, closing?: Closing) => Promise<readonly Answer[]>
}

interface Report {
  done: number
  failed: readonly { id: string; title: string; says: string }[]
  verb: string
}

const verbs = { close: '下架', refresh: '刷新', delete: '删除' } as const satisfies Record<BatchAction, string>

/** Chooses all jobs of a page, does the same to the chosen ones, and says of each that it was not done and why. */
export function OwnJobBatch({ jobs, chosen, onChoose, onChange }: OwnJobBatchProps) {
  const [asking, setAsking] = useState<'close' | 'delete' | null>(null)
  const [isRefreshing, setRefreshing] = useState(false)
  const [report, setReport] = useState<Report | null>(null)
  const [failure, setFailure] = useState('')
  const count = chosen.length

  async function change(action: BatchAction, closing?: Closing) {
    setReport(null)
    setFailure('')
    const titles = new Map(jobs.map(({ id, title }) => [id, title || '未命名职位']))
    const answers = await onChange([...chosen], action, closing)
    const failed = chosen.flatMap((id, place) => {
      const answer = answers[place]
      return answer?.done ? [] : [{ id, title: titles.get(id) ?? '', says: answer?.says ?? '' }]
    })
    setReport({ done: count - failed.length, failed, verb: verbs[action] })
    onChoose(failed.map(({ id }) => id))
  }

  async function refresh() {
    setRefreshing(true)
    try {
      await change('refresh')
    } catch (error) {
      setFailure(wordsFor(error))
    } finally {
      setRefreshing(false)
    }
  }

  return (
    <Stack gap={2}>
      <Row gap={2}>
        <Checkbox
          label={count > 0 ? `已选 ${count} 个` : '全选本页'}
          checked={count > 0 && count === jobs.length}
          ref={box => {
            if (box) box.indeterminate = count > 0 && count < jobs.length
          }}
          onChange={event => onChoose(event.currentTarget.checked ? jobs.map(({ id }) => id) : [])}
        />
        {count > 0 && (
          <>
            <Button size="small" loading={isRefreshing} onClick={() => void refresh()}>
              刷新所选
            </Button>
            <Button size="small" onClick={() => setAsking('close')}>
              下架所选
            </Button>
            <Button size="small" onClick={() => setAsking('delete')}>
              删除所选草稿
            </Button>
          </>
        )}
      </Row>
      {failure && (
        <Alert tone="danger" live>
          {failure}
        </Alert>
      )}
      {report && (
        <Alert
          tone={report.failed.length > 0 ? 'warning' : 'success'}
          title={
            report.failed.length > 0
              ? `${report.done} 个已${report.verb}，${report.failed.length} 个没有${report.verb}`
              : `${report.done} 个职位已${report.verb}`
          }
          onDismiss={() => setReport(null)}
          live
        >
          {report.failed.length > 0 && (
            <ul>
              {report.failed.map(({ id, title, says }) => (
                <li key={id}>
                  {title}：{says}
                </li>
              ))}
            </ul>
          )}
        </Alert>
      )}
      <ClosingDialog
        open={asking === 'close'}
        onOpenChange={isOpen => !isOpen && setAsking(null)}
        title={`下架所选的 ${count} 个职位？`}
        description="它们将不再被搜索到，已收到的简历不受影响，之后可以重新发布。投递和收藏了的求职者会收到消息。"
        onClose={closing => change('close', closing)}
      />
      <ConfirmDialog
        open={asking === 'delete'}
        onOpenChange={({ open }) => !open && setAsking(null)}
        title={`删除所选的 ${count} 个职位中的草稿？`}
        description="草稿的内容会被删除，不能恢复；发布过的职位不会被删除。"
        confirmLabel="删除草稿"
        destructive
        onConfirm={async () => {
          try {
            await change('delete')
          } catch (error) {
            setFailure(wordsFor(error))
          }
        }}
      />
    </Stack>
  )
}
