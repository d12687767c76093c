import { useState } from 'react'
import { ConfirmDialog, icons, Menu } from '#design-system'
import { useSay } from '#platform/notices'
import { useTalkActs } from '../../hooks/useTalk.ts'
import { TalkReport } from './TalkReport.tsx'

interface Props {
  talkId: string
  other: string
  isOver: boolean
  isBlocked: boolean
}

/** What is seldom done: ending the time, hearing no more of the other side, reporting it. */
export function TalkMenu({ talkId, other, isOver, isBlocked }: Props) {
  const say = useSay()
  const { end, block } = useTalkActs(talkId)
  const [asked, setAsked] = useState<'end' | 'block' | 'report' | null>(null)
  const close = () => setAsked(null)
  const unblock = () => say.outcomeOf(() => block(false), '已解除屏蔽').catch(() => undefined)
  return (
    <>
      <Menu
        label={`更多：与${other}的交流`}
        sign={icons.more}
        items={[
          ...(isOver ? [] : [{ id: 'end', label: '结束交流', onSelect: () => setAsked('end') }]),
          isBlocked
            ? { id: 'unblock', label: '解除屏蔽', onSelect: () => void unblock() }
            : { id: 'block', label: '屏蔽对方', onSelect: () => setAsked('block') },
          { id: 'report', label: '举报', onSelect: () => setAsked('report') },
        ]}
      />
      <ConfirmDialog
        open={asked === 'end'}
        onOpenChange={close}
        title="结束这次交流"
        description="剩下的时间不再保留；结束后双方仍可以继续留言，对话随时能再打开。"
        confirmLabel="结束交流"
        onConfirm={() => say.outcomeOf(end, '交流已结束，仍可继续留言')}
      />
      <ConfirmDialog
        open={asked === 'block'}
        onOpenChange={close}
        title="屏蔽对方"
        description="双方不能再发消息，您也不会再和对方排到一起；说过的话都留着，可以随时解除。"
        confirmLabel="屏蔽对方"
        destructive
        onConfirm={() => say.outcomeOf(() => block(true), '已屏蔽，可以随时解除')}
      />
      <TalkReport talkId={talkId} open={asked === 'report'} onOpenChange={close} />
    </>
  )
}
