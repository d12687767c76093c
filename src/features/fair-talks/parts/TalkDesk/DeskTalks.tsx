import { useState } from 'react'
import type { Talk, TalkDesk } from '#contract/fair-talks'
import { pathTo } from '#contract/pages'
import { Button, Dialog, Link, Row, Stack, Tabs, Text } from '#design-system'
import { InviteForm } from '#features/interviews'
import { type useDeskActs, useTold } from '../../hooks/useTalkDesk.ts'
import { shortName } from '../../model/names.ts'
import type { TalkInFull } from '../../model/talk-lines.ts'
import { TalkPanel } from '../TalkPanel/index.ts'

interface Props {
  desk: TalkDesk
  acts: ReturnType<typeof useDeskActs>
  mayAct: boolean
}

/** What an exhibitor does to a talk: more time, its end, an invitation. */
function Actions({ talk, acts, onInvite }: Pick<Props, 'acts'> & { talk: TalkInFull; onInvite: () => void }) {
  const tell = useTold()
  const isOn = talk.endedAt === 0
  return (
    <>
      {isOn && !talk.extended && (
        <Button
          size="small"
          loading={acts.isChanging}
          onClick={() => tell(() => acts.extend(talk.id), '已延长 5 分钟')}
        >
          延长 5 分钟
        </Button>
      )}
      {isOn && (
        <Button
          size="small"
          loading={acts.isChanging}
          onClick={() => tell(() => acts.end(talk.id), '交流已结束，可以叫下一位')}
        >
          结束交流
        </Button>
      )}
      {talk.applicationId === '' ? (
        <Text size="sm" tone="muted">
          对方还没有投递：请对方投递后才能邀请面试。
        </Text>
      ) : (
        <Row gap={3}>
          {talk.interviewId === '' && (
            <Button size="small" onClick={onInvite}>
              邀请面试
            </Button>
          )}
          <Link href={pathTo('receivedResume', { id: talk.applicationId })}>看投递的简历</Link>
        </Row>
      )}
    </>
  )
}

/** One talk, with what an exhibitor does to it. */
export function OneTalk({ id, acts, mayAct }: Omit<Props, 'desk'> & Pick<Talk, 'id'>) {
  const [invited, setInvited] = useState<TalkInFull | null>(null)
  return (
    <>
      <TalkPanel
        id={id}
        isReadOnly={!mayAct}
        actions={mayAct ? shown => <Actions talk={shown} acts={acts} onInvite={() => setInvited(shown)} /> : undefined}
      />
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

/** The talks that last: one on screen, those of colleagues a tab away. */
export function DeskTalks({ desk, acts, mayAct }: Props) {
  const talks = desk.talks.toSorted((one, other) => Number(other.id === desk.own) - Number(one.id === desk.own))
  const [chosen, setChosen] = useState('')
  const talk = talks.find(({ id }) => id === chosen) ?? talks[0]
  if (!talk) return null
  if (talks.length === 1) return <OneTalk key={talk.id} id={talk.id} acts={acts} mayAct={mayAct} />
  return (
    <Stack gap={3}>
      <Tabs
        label="正在进行的交流"
        value={talk.id}
        onValueChange={({ value }) => setChosen(value)}
        items={talks.map(one => ({
          id: one.id,
          label: `${shortName(one.person)}${one.unread > 0 ? `（${one.unread}）` : ''}`,
          content: <OneTalk key={one.id} id={one.id} acts={acts} mayAct={mayAct} />,
        }))}
      />
    </Stack>
  )
}
