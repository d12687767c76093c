import { useState } from 'react'
import { pathTo } from '#contract/pages'
import { relisting, scheduling, templateNaming } from '#contract/posting-fields'
import { canTake } from '#contract/posting-life'
import { Button, ConfirmDialog, icons, Link, Menu, Row } from '#design-system'
import { useNow } from '#platform/clock'
import { formatDate } from '#platform/dates'
import { useSay } from '#platform/notices'
import { useNavigate } from '#platform/routing'
import { useLicenceStanding } from '../../hooks/useLicenceStanding.ts'
import { useOwnJobActions } from '../../hooks/useOwnJobs.ts'
import { useTemplateKeeper } from '../../hooks/useTemplates.ts'
import { lastDays, type OwnJobRow, openingDays, usualLastDay } from '../../model/posting-stages.ts'
import { ClosingDialog } from '../ClosingDialog/ClosingDialog.tsx'
import { OneAnswerDialog } from '../OneAnswerDialog/OneAnswerDialog.tsx'

const questions = {
  publish: { title: '现在发布这个职位？', confirmLabel: '现在发布', said: '职位已发布，现在就能被搜索到' },
  unschedule: { title: '取消定时发布？', confirmLabel: '改回草稿', said: '已改回草稿' },
  unqueue: { title: '取消排队？', confirmLabel: '改回草稿', said: '已改回草稿' },
  remove: { title: '删除这个职位？', confirmLabel: '删除职位', said: '职位已删除' },
} as const

type Question = keyof typeof questions
const isQuestion = (asking: string | null): asking is Question => asking !== null && asking in questions

/** What can be done about one own job, as far as its stage allows. Renders a `<div>`. */
export function OwnJobActions({ job }: { job: OwnJobRow }) {
  const actions = useOwnJobActions()
  const keepTemplate = useTemplateKeeper()
  const navigate = useNavigate()
  const say = useSay()
  const isVerified = useLicenceStanding() === 'valid'
  const now = useNow()
  const today = formatDate(now)
  const [asking, setAsking] = useState<Question | 'close' | 'relist' | 'schedule' | 'template' | null>(null)
  const question = isQuestion(asking) ? questions[asking] : null
  const name = job.title || '未命名职位'
  const opening = (isOpen: boolean) => !isOpen && setAsking(null)

  const quietly = (work: Promise<void>) => void work.catch(() => undefined)

  async function copy() {
    const { id } = await actions.copy(job.id)
    navigate(pathTo('publish', null, { id }))
  }

  const answers: Readonly<Record<Question, () => Promise<unknown>>> = {
    publish: () => actions.publish(job.id),
    unschedule: () => actions.unschedule(job.id),
    unqueue: () => actions.unschedule(job.id),
    remove: () => actions.remove(job.id),
  }
  const told: Readonly<Record<Question, string>> = {
    publish: `“${name}”不再等到 ${job.opensOn}，马上就能被搜索到。`,
    unschedule: `“${name}”不会在 ${job.opensOn} 发布，内容留在草稿里。`,
    unqueue: `“${name}”在单位审核通过后不会自动发布，内容留在草稿里。`,
    remove: `“${name}”的内容会被删除，不能恢复。`,
  }
  const remedy = <Link href={pathTo('publish', null, { id: job.id })}>去修改职位内容</Link>

  return (
    <Row gap={1} nowrap>
      <MainStep
        job={job}
        now={now}
        isVerified={isVerified}
        isRefreshing={actions.isRefreshing}
        onRefresh={() => quietly(say.outcomeOf(() => actions.refresh(job.id), '已刷新，职位排到了前面'))}
        onAsk={setAsking}
      />
      <Menu
        sign={icons.more}
        label={`更多：${name}`}
        items={[
          { id: 'edit', label: '编辑', href: pathTo('publish', null, { id: job.id }) },
          ...(job.stage === 'open' ? [{ id: 'view', label: '查看', href: pathTo('jobDetails', { id: job.id }) }] : []),
          ...(job.stage === 'open' || job.stage === 'suspended'
            ? [{ id: 'close', label: '下架', onSelect: () => setAsking('close') }]
            : []),
          { id: 'copy', label: '复制', onSelect: () => quietly(say.outcomeOf(copy, '已复制为新的草稿')) },
          { id: 'template', label: '存为模板', onSelect: () => setAsking('template') },
          ...(job.stage === 'scheduled'
            ? [
                { id: 'schedule', label: '改日期', onSelect: () => setAsking('schedule') },
                { id: 'unschedule', label: '取消定时发布', onSelect: () => setAsking('unschedule') },
              ]
            : []),
          ...(job.stage === 'queued'
            ? [{ id: 'unqueue', label: '取消排队', onSelect: () => setAsking('unqueue') }]
            : []),
          ...(job.applyCount === 0 && job.stage !== 'open' && job.stage !== 'suspended'
            ? [{ id: 'remove', label: '删除', destructive: true, onSelect: () => setAsking('remove') }]
            : []),
        ]}
      />
      <ConfirmDialog
        open={question !== null}
        onOpenChange={change => opening(change.open)}
        title={question?.title ?? ''}
        description={isQuestion(asking) ? told[asking] : ''}
        confirmLabel={question?.confirmLabel ?? ''}
        destructive={asking === 'remove'}
        onConfirm={async () => {
          if (isQuestion(asking)) await say.outcomeOf(answers[asking], questions[asking].said)
        }}
      />
      <ClosingDialog
        open={asking === 'close'}
        onOpenChange={opening}
        title="下架这个职位？"
        description={`“${name}”将不再被搜索到，已收到的简历不受影响，之后可以重新发布。投递和收藏了它的求职者会收到消息。`}
        onClose={async closing => {
          await actions.close(job.id, closing)
          say.done('职位已下架')
        }}
      />
      <OneAnswerDialog
        open={asking === 'relist'}
        onOpenChange={opening}
        title="重新发布这个职位？"
        description={`“${name}”会再检查一遍，通过后马上就能被搜索到。以前的投递仍在这个职位下。`}
        confirmLabel="重新发布"
        schema={relisting()}
        name="expiresOn"
        label="新的截止日期"
        hint="最长 180 天"
        initial={usualLastDay(today)}
        days={lastDays(today)}
        remedy={remedy}
        onAnswer={async day => {
          await actions.relist(job.id, day)
          say.done('职位已重新发布')
        }}
      />
      <OneAnswerDialog
        open={asking === 'schedule'}
        onOpenChange={opening}
        title="改到哪一天发布？"
        description={`“${name}”会在这一天零点（北京时间）自动发布。`}
        confirmLabel="保存日期"
        schema={scheduling()}
        name="opensOn"
        label="发布日期"
        hint="明天起 60 天内"
        initial={job.opensOn}
        days={openingDays(today)}
        remedy={remedy}
        onAnswer={async day => {
          await actions.schedule(job.id, day)
          say.done(`已改到 ${day} 发布`)
        }}
      />
      <OneAnswerDialog
        open={asking === 'template'}
        onOpenChange={opening}
        title="存为模板"
        description="以后可以用它新建职位，不必从头填写；截止日期不会存进模板。"
        confirmLabel="保存模板"
        schema={templateNaming()}
        name="name"
        label="模板名称"
        hint="最多 30 字"
        initial={[...job.title].slice(0, 30).join('')}
        onAnswer={async answer => {
          await keepTemplate(job.id, answer)
          say.done('已存为模板')
        }}
      />
    </Row>
  )
}

interface MainStepProps {
  job: OwnJobRow
  now: number
  isVerified: boolean
  isRefreshing: boolean
  onRefresh: () => void
  onAsk: (step: 'relist' | 'publish') => void
}

/** The one step that a job of this stage waits for; nothing where it only waits. */
function MainStep({ job, now, isVerified, isRefreshing, onRefresh, onAsk }: MainStepProps) {
  if (job.stage === 'open') {
    const isReady = job.refreshableAt <= now
    return (
      <Button size="small" disabled={!isReady} loading={isRefreshing} onClick={onRefresh}>
        {isReady ? '刷新' : `${formatDate(job.refreshableAt).slice(5)} 可刷新`}
      </Button>
    )
  }
  if (isVerified && canTake(job.stage, 'relist')) {
    return (
      <Button size="small" onClick={() => onAsk('relist')}>
        重新发布
      </Button>
    )
  }
  if (isVerified && job.stage === 'scheduled') {
    return (
      <Button size="small" onClick={() => onAsk('publish')}>
        现在发布
      </Button>
    )
  }
  return null
}
