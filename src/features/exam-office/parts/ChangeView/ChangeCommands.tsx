import { useState } from 'react'
import type { ExamChange } from '#contract/exam-office'
import { Button, ConfirmDialog, Row, Text } from '#design-system'
import { wordsFor } from '#platform/forms'
import { useSay } from '#platform/notices'
import { RefuseForm } from '../RefuseForm/RefuseForm.tsx'

interface Props {
  change: ExamChange
  onRelease: () => Promise<void>
  onRefuse: (reason: string) => Promise<void>
  onWithdraw: () => Promise<void>
  /** Told why the service does not let it take effect. */
  onStale: (why: string) => void
}

/** What can be answered to a change that waits. */
export function ChangeCommands({ change, onRelease, onRefuse, onWithdraw, onStale }: Props) {
  const { commands, title, state } = change
  const say = useSay()
  const [asked, setAsked] = useState<'release' | 'withdraw' | null>(null)
  const [isRefusing, setRefusing] = useState(false)
  if (state !== 'prepared') return null
  if (commands.length === 0) return <Text tone="muted">由有“核准发布”权限的同事处理。</Text>

  async function release() {
    try {
      await onRelease()
    } catch (error) {
      say.failure(error)
      onStale(wordsFor(error))
      return
    }
    say.done('已经核准，变更生效')
  }

  return (
    <>
      <Row gap={3}>
        {commands.includes('release') && (
          <Button variant="primary" onClick={() => setAsked('release')}>
            核准
          </Button>
        )}
        {commands.includes('refuse') && (
          <Button aria-expanded={isRefusing} onClick={() => setRefusing(!isRefusing)}>
            退回
          </Button>
        )}
        {commands.includes('withdraw') && <Button onClick={() => setAsked('withdraw')}>撤回</Button>}
      </Row>
      {isRefusing && (
        <RefuseForm
          id={change.id}
          onRefuse={async reason => {
            await onRefuse(reason)
            say.done('已经退回，准备人会收到原因')
          }}
        />
      )}
      <ConfirmDialog
        open={asked === 'release'}
        onOpenChange={() => setAsked(null)}
        title={`核准“${title}”？`}
        description="核准后立即生效，不能撤销；涉及的考生会收到通知。请先逐行看过内容。"
        confirmLabel="核准"
        onConfirm={release}
      />
      <ConfirmDialog
        open={asked === 'withdraw'}
        onOpenChange={() => setAsked(null)}
        title={`撤回“${title}”？`}
        description="撤回后不再等待核准，需要时可以重新准备。"
        confirmLabel="撤回"
        onConfirm={() => say.outcomeOf(onWithdraw, '已经撤回')}
      />
    </>
  )
}
