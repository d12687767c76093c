import { useState } from 'react'
import { readTalk, type Talk, type TalkDesk } from '#contract/fair-talks'
import { Button, Dialog, Row, Stack, Tabs } from '#design-system'
import { InviteForm } from '#features/interviews'
import { useCall } from '#platform/call'
import type { useDeskActs } from '../../hooks/useTalkDesk.ts'
import type { useTalksInView } from '../../hooks/useTalksInView.ts'
import { isOpenAt } from '../../model/desk-talks.ts'
import { shortName } from '../../model/names.ts'
import type { TalkInFull } from '../../model/talk-lines.ts'
import { TalkPanel } from '../TalkPanel/index.ts'
import { AskToApply } from './AskToApply.tsx'
import { TalkActions } from './TalkActions.tsx'

interface Shared {
  acts: ReturnType<typeof useDeskActs>
  mayAct: boolean
  /** Keys act on the page. */
  isKeyed: boolean
}

/** One talk, with what an exhibitor does to it. */
export function OneTalk({ id, acts, mayAct, isKeyed }: Shared & Pick<Talk, 'id'>) {
  const [invited, setInvited] = useState<TalkInFull | null>(null)
  const [asked, setAsked] = useState<{ talk: TalkInFull; say: (text: string) => void } | null>(null)
  return (
    <>
      <TalkPanel
        id={id}
        isReadOnly={!mayAct}
        actions={
          mayAct
            ? (talk, say) => (
                <TalkActions
                  talk={talk}
                  acts={acts}
                  isKeyed={isKeyed}
                  onInvite={() => setInvited(talk)}
                  onAsk={() => setAsked({ talk, say })}
                />
              )
            : undefined
        }
      />
      {asked && <AskToApply talk={asked.talk} onAsk={asked.say} onClose={() => setAsked(null)} />}
      <Dialog
        open={invited !== null}
        onOpenChange={({ open }) => !open && setInvited(null)}
        title={`邀请面试：${shortName(invited?.person ?? '')}`}
      >
        {invited && (
          <InviteForm
            applicationId={invited.applicationId}
            onInvite={async values => {
              await acts.invite(invited.id, values)
              setInvited(null)
            }}
          />
        )}
      </Dialog>
    </>
  )
}

/** The name of a talk that has ended, on its tab. */
function EndedName({ id }: Pick<Talk, 'id'>) {
  const { data } = useCall(readTalk, { id })
  return `${shortName(data?.person ?? '') || '求职者'}（已结束）`
}

const nameOf = ({ person, unread }: Talk) => `${shortName(person)}${unread > 0 ? `（${unread}）` : ''}`

interface Props extends Shared {
  desk: TalkDesk
  view: ReturnType<typeof useTalksInView>
}

/** The talks that last or have just ended: one on screen, the others a tab away. */
export function DeskTalks({ desk, view, ...shared }: Props) {
  const contentOf = (id: string) => (
    <Stack gap={3}>
      {!isOpenAt(desk, id) && (
        <Row justify="end">
          <Button size="small" onClick={() => view.close(id)}>
            收起这次交流
          </Button>
        </Row>
      )}
      <OneTalk key={id} id={id} {...shared} />
    </Stack>
  )
  if (view.ids.length === 1) return contentOf(view.shown)
  return (
    <Tabs
      label="交流"
      value={view.shown}
      onValueChange={({ value }) => view.choose(value)}
      items={view.ids.map(id => {
        const talk = desk.talks.find(one => one.id === id)
        return { id, label: talk ? nameOf(talk) : <EndedName id={id} />, content: contentOf(id) }
      })}
    />
  )
}
