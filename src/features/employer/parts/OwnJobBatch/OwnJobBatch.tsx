import { useState } from 'react'
import { relisting } from '#contract/posting-fields'
import { canTake } from '#contract/posting-life'
import type { BatchAction } from '#contract/postings'
import { Alert, Button, Checkbox, ConfirmDialog, Row, Stack } from '#design-system'
import { useNow } from '#platform/clock'
import { formatDate } from '#platform/dates'
import { wordsFor } from '#platform/forms'
import { useLicenceStanding } from '../../hooks/useLicenceStanding.ts'
import type { BatchAnswers } from '../../hooks/useOwnJobs.ts'
import { lastDays, type OwnJobRow, usualLastDay } from '../../model/posting-stages.ts'
import { ClosingDialog } from '../ClosingDialog/ClosingDialog.tsx'
import { OneAnswerDialog } from '../OneAnswerDialog/OneAnswerDialog.tsx'

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
  onChange: (ids: string[], action: BatchAction, answers?: BatchAnswers) => Promise<readonly Answer[]>
}

interface Report {
  done: number
  failed: readonly { id: string; title: string; says: string }[]
  verb: string
  /** What becomes of what was done, behind the verb. */
  next: string
}

const verbs = {
  publish: '发布',
  relist: '重新发布',
  close: '下架',
  refresh: '刷新',
  delete: '删除',
} as const satisfies Record<BatchAction, string>

/** Chooses all jobs of a page, does the same to the chosen ones, and says of each that it was not done and why. */
export function OwnJobBatch({ jobs, chosen, onChoose, onChange }: OwnJobBatchProps) {
  const [asking, setAsking] = useState<Exclude<BatchAction, 'refresh'> | null>(null)
  const [isRefreshing, setRefreshing] = useState(false)
  const [report, setReport] = useState<Report | null>(null)
  const [failure, setFailure] = useState('')
  const today = formatDate(useNow())
  const isWaiting = useLicenceStanding() !== 'valid'
  const count = chosen.length
  const stages = jobs.filter(({ id }) => chosen.includes(id)).map(({ stage }) => stage)
  const hasDraft = stages.includes('draft')
  // Only while its check counts may a company put again before the public what was there.
  const hasRelistable = !isWaiting && stages.some(stage => canTake(stage, 'relist'))
  /** Whoever still waits for the check of the company hands in. */
  const publishing = isWaiting ? '提交' : verbs.publish

  async function change(action: BatchAction, answers?: BatchAnswers) {
    setReport(null)
    setFailure('')
    const titles = new Map(jobs.map(({ id, title }) => [id, title || '未命名职位']))
    const given = await onChange([...chosen], action, answers)
    const failed = chosen.flatMap((id, place) => {
      const answer = given[place]
      return answer?.done ? [] : [{ id, title: titles.get(id) ?? '', says: answer?.says ?? '' }]
    })
    setReport({
      done: count - failed.length,
      failed,
      verb: action === 'publish' ? publishing : verbs[action],
      next: action === 'publish' && isWaiting ? '，审核通过后自动发布' : '',
    })
    onChoose(failed.map(({ id }) => id))
  }

  /** What needs no further answer; the choice stays where it was not sent. */
  async function confirmed(action: BatchAction) {
    try {
      await change(action)
    } catch (error) {
      setFailure(wordsFor(error))
    }
  }

  async function refresh() {
    setRefreshing(true)
    await confirmed('refresh')
    setRefreshing(false)
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
            {hasDraft && (
              <Button size="small" onClick={() => setAsking('publish')}>
                {publishing}所选草稿
              </Button>
            )}
            {hasRelistable && (
              <Button size="small" onClick={() => setAsking('relist')}>
                重新发布所选
              </Button>
            )}
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
              ? `${report.done} 个已${report.verb}${report.next}，${report.failed.length} 个没有${report.verb}`
              : `${report.done} 个职位已${report.verb}${report.next}`
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
        onClose={closing => change('close', { closing })}
      />
      <OneAnswerDialog
        open={asking === 'relist'}
        onOpenChange={isOpen => !isOpen && setAsking(null)}
        title={`重新发布所选的 ${count} 个职位？`}
        description="已下架和已到期的会再检查一遍，通过后马上就能被搜索到；没有通过的和其他职位不变，原因会列出来。"
        confirmLabel="重新发布"
        schema={relisting()}
        name="expiresOn"
        label="新的截止日期"
        hint="最长 180 天"
        initial={usualLastDay(today)}
        days={lastDays(today)}
        onAnswer={expiresOn => change('relist', { expiresOn })}
      />
      <ConfirmDialog
        open={asking === 'publish'}
        onOpenChange={({ open }) => !open && setAsking(null)}
        title={`${publishing}所选的 ${count} 个职位中的草稿？`}
        description={
          isWaiting
            ? '每个草稿都会检查一遍，通过的等单位审核通过后自动发布；没有通过的仍是草稿，原因会列出来。'
            : '每个草稿都会检查一遍，通过的马上就能被搜索到；没有通过的仍是草稿，原因会列出来。'
        }
        confirmLabel={`${publishing}草稿`}
        onConfirm={() => confirmed('publish')}
      />
      <ConfirmDialog
        open={asking === 'delete'}
        onOpenChange={({ open }) => !open && setAsking(null)}
        title={`删除所选的 ${count} 个职位中的草稿？`}
        description="草稿的内容会被删除，不能恢复；发布过的职位不会被删除。"
        confirmLabel="删除草稿"
        destructive
        onConfirm={() => confirmed('delete')}
      />
    </Stack>
  )
}
