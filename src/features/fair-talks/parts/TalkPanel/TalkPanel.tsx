import { type ReactNode, useId } from 'react'
import { Alert, EmptyState, LoadState } from '#design-system'
import { usePunctualNow } from '#platform/punctual-now'
import { isNotFound } from '#platform/transport'
import { useDraft } from '../../hooks/useDraft.ts'
import { useTalk } from '../../hooks/useTalk.ts'
import { shortName } from '../../model/names.ts'
import type { TalkInFull } from '../../model/talk-lines.ts'
import { talkTime, turnsOf } from '../../model/talk-time.ts'
import { OutgoingLines } from './OutgoingLines.tsx'
import { TalkComposer } from './TalkComposer.tsx'
import { TalkHead } from './TalkHead.tsx'
import { TalkLog } from './TalkLog.tsx'
import { Panel } from './TalkPanel.styles.ts'

export interface TalkPanelProps {
  id: string
  /** What the exhibitor's desk adds under the head, for the talk as it is: 延长 5 分钟, 邀请面试. */
  actions?: ((talk: TalkInFull, say: (text: string) => void) => ReactNode) | undefined
  /** May look on and no more. */
  isReadOnly?: boolean
}

const blockWords = {
  me: '您已屏蔽对方。解除屏蔽后可以继续留言，写了一半的话还在。',
  other: '对方不再接收消息。说过的话都留着；要应聘可以直接投递岗位。',
} as const

const stoppedWords = '招聘会暂停中，恢复后才能发送；写好的会留着。'

const endingWords = '时间快到了，结束后仍可继续留言'

type Shown = Omit<ReturnType<typeof useTalk>, 'talk'> & {
  talk: TalkInFull
  actions: TalkPanelProps['actions']
  isReadOnly: boolean
}

function ShownTalk({ talk, me, outgoing, say, again, drop, actions, isReadOnly }: Shown) {
  const titleId = useId()
  const time = talkTime(talk, usePunctualNow(...turnsOf(talk)))
  const [text, setText] = useDraft(`talk:${talk.id}`)
  const other = shortName(me === 'employer' ? talk.person : talk.company)
  return (
    <Panel aria-labelledby={titleId} tabIndex={-1} data-talk={talk.id}>
      <TalkHead
        talk={talk}
        me={me}
        other={other}
        time={time}
        titleId={titleId}
        isReadOnly={isReadOnly}
        actions={actions?.(talk, say)}
      />
      <div role="status">{time === 'ending' && <Alert tone="warning">{endingWords}</Alert>}</div>
      <TalkLog lines={talk.lines} me={me} other={other} outgoing={outgoing.length}>
        <OutgoingLines
          lines={outgoing}
          onAgain={again}
          onTakeBack={line => {
            drop(line.key)
            setText([line.text, text].filter(Boolean).join('\n'))
          }}
        />
      </TalkLog>
      {talk.blockedBy !== '' && <Alert tone="info">{blockWords[talk.blockedBy]}</Alert>}
      {talk.blockedBy === '' && !isReadOnly && (
        <TalkComposer
          other={other}
          obstacle={talk.fair.stoppedAt > 0 ? stoppedWords : ''}
          text={text}
          onText={setText}
          onSay={say}
        />
      )}
    </Panel>
  )
}

function OneTalk({ id, actions, isReadOnly = false }: TalkPanelProps) {
  const { talk, ...rest } = useTalk(id)
  if (isNotFound(rest.error))
    return <EmptyState title="没有找到这次交流">可能地址输错了，或者用的是另一个账号。</EmptyState>
  return (
    <LoadState error={rest.error} isLoading={rest.isLoading} retry={rest.retry} data={talk}>
      {shown => <ShownTalk talk={shown} actions={actions} isReadOnly={isReadOnly} {...rest} />}
    </LoadState>
  )
}

/** A talk between a visitor and an exhibitor, for either side: its time, what was said, and writing; after its time, messages. */
export const TalkPanel = (props: TalkPanelProps) => <OneTalk key={props.id} {...props} />
