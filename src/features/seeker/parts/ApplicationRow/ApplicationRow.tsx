import { useState } from 'react'
import {
  applicationStateLabels,
  canRemind,
  canWithdraw,
  type OwnApplication,
  replyObstacle,
} from '#contract/applications'
import { pathTo } from '#contract/pages'
import { Button, ConfirmDialog, icons, Menu, RecordRow, Tag, Timeline } from '#design-system'
import { PayText } from '#features/jobs'
import { useNow } from '#platform/clock'
import { formatDate } from '#platform/dates'
import { useSay } from '#platform/notices'
import { isAwaitingReply, lastWords, timelineOf, toneOf } from '../../model/application-timeline.ts'
import { ReplyDialog } from '../ReplyDialog/ReplyDialog.tsx'

interface Props {
  application: OwnApplication
  /** The only one on the page, led to by a message: its steps are told at once. */
  isAlone?: boolean
  withdraw: (id: string) => Promise<void>
  remind: (id: string) => Promise<void>
  remove: (id: string) => Promise<void>
  reply: (id: string, words: string) => Promise<void>
}

/** What the reply clock says while an answer is owed. */
const waitingWords = ({ remindedAt, endsAt }: OwnApplication): readonly string[] => [
  remindedAt > 0 ? `${formatDate(remindedAt)} 已提醒单位` : '',
  endsAt > 0 ? `${formatDate(endsAt)} 前未答复会自动结束` : '',
]

/** One application: the job, how far it is, what the employer answered. Renders a `<li>`. */
export function ApplicationRow({ application, isAlone = false, withdraw, remind, remove, reply }: Props) {
  const { id, job, state } = application
  const say = useSay()
  const now = useNow()
  const [isReminding, setReminding] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [isReplying, setReplying] = useState(false)
  const [showsSteps, setShowsSteps] = useState(isAlone)
  const isOpen = canWithdraw(state)
  const remindable = canRemind(application, now)
  const canReply = replyObstacle(application) === ''
  const isAsked = canReply && isAwaitingReply(application)
  // One action stands on a row of a list, beside the menu of the others.
  const foldsSteps = remindable || (isAsked && !isAlone)
  const ending = isOpen ? '撤回投递' : '删除记录'
  const steps = timelineOf(application)
  const stepsLabel = showsSteps ? '收起进展' : `进展（${steps.length} 步）`
  const toggleSteps = () => setShowsSteps(shown => !shown)
  const remark = lastWords(application)

  /** Ends what is asked before: an application that goes on is taken back, one that has ended leaves the list. */
  async function end() {
    const step = isOpen ? withdraw : remove
    await say.outcomeOf(() => step(id), isOpen ? '已撤回投递' : '已删除记录')
  }

  async function ask() {
    setReminding(true)
    try {
      await remind(id)
      say.done('已提醒单位答复')
    } catch (error) {
      say.failure(error)
    } finally {
      setReminding(false)
    }
  }

  return (
    <RecordRow
      tight
      title={job.title}
      href={pathTo('jobDetails', { id: job.id })}
      state={<Tag tone={toneOf(state)}>{applicationStateLabels[state]}</Tag>}
      facts={[<PayText key="pay" {...job} />, job.companyName, job.place]}
      summary={[
        !application.jobOpen && '该职位已停止招聘',
        ...waitingWords(application),
        remark && `单位答复：${remark}`,
      ]
        .filter(Boolean)
        .join(' · ')}
      end={`${formatDate(application.appliedAt)} 投递`}
      actions={
        <>
          {isAsked && (
            <Button size="small" onClick={() => setReplying(true)}>
              回复单位
            </Button>
          )}
          {remindable && !isAsked && (
            <Button size="small" loading={isReminding} onClick={() => void ask()}>
              提醒单位答复
            </Button>
          )}
          {!foldsSteps && (
            <Button size="small" variant="quiet" aria-expanded={showsSteps} onClick={toggleSteps}>
              {stepsLabel}
            </Button>
          )}
          <Menu
            sign={icons.more}
            label={`更多：${job.title}`}
            items={[
              ...(foldsSteps ? [{ id: 'steps', label: stepsLabel, onSelect: toggleSteps }] : []),
              ...(remindable && isAsked ? [{ id: 'remind', label: '提醒单位答复', onSelect: () => void ask() }] : []),
              ...(canReply && !isAsked
                ? [{ id: 'reply', label: '给单位留言', onSelect: () => setReplying(true) }]
                : []),
              { id: 'company', label: '看这家单位', href: pathTo('companyDetails', { id: job.companyId }) },
              { id: 'end', label: ending, destructive: true, onSelect: () => setAsking(true) },
            ]}
          />
        </>
      }
      more={
        <>
          {showsSteps && <Timeline items={steps} />}
          {canReply && (
            <ReplyDialog application={application} open={isReplying} onOpenChange={setReplying} reply={reply} />
          )}
          <ConfirmDialog
            open={isAsking}
            onOpenChange={next => setAsking(next.open)}
            title={isOpen ? '撤回投递？' : '删除这条记录？'}
            description={
              isOpen
                ? `${job.companyName}将不再看到您投递“${job.title}”的简历。撤回后不能再投递这个职位。`
                : `“${job.title}”不再出现在您的投递里，单位那里的记录不变。删除后不能恢复，也不能再投递这个职位。`
            }
            confirmLabel={ending}
            destructive
            onConfirm={end}
          />
        </>
      }
    />
  )
}
