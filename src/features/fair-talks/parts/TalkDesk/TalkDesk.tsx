import { useRef } from 'react'
import type { TalkDesk as Desk } from '#contract/fair-talks'
import { Card, EmptyState, Link, LoadState, Stack } from '#design-system'
import { useKeysOn } from '#platform/keys'
import { usePunctualNow } from '#platform/punctual-now'
import { useMayAct } from '#platform/session'
import { isNotFound } from '#platform/transport'
import { useDeskActs, useTalkDesk } from '../../hooks/useTalkDesk.ts'
import { useTalksInView } from '../../hooks/useTalksInView.ts'
import { deskObstacle, stopInWords } from '../../model/desk-words.ts'
import { TalkList } from '../TalkList/index.ts'
import { DeskHead } from './DeskHead.tsx'
import { DeskKeys } from './DeskKeys.tsx'
import { DeskLine } from './DeskLine.tsx'
import { DeskNotes } from './DeskNotes.tsx'
import { DeskTalks, OneTalk } from './DeskTalks.tsx'
import { Bench } from './TalkDesk.styles.ts'

interface Props {
  fairId: string
  /** The talk that is open, of whatever fair; '' for those that last. */
  talk: string
  /** Page of the list of all talks. */
  page: number
  /** Where a talk is opened, and a page of them. */
  hrefFor: (address: { talk?: string; page?: number }) => string
}

type Shown = Props & Pick<ReturnType<typeof useTalkDesk>, 'connection' | 'retry'> & { desk: Desk; isOld: boolean }

function ShownDesk({ fairId, talk, page, hrefFor, desk, connection, retry, isOld }: Shown) {
  const root = useRef<HTMLDivElement>(null)
  const acts = useDeskActs(fairId)
  const view = useTalksInView(desk)
  const keysOn = useKeysOn('desk-keys')
  const mayAct = useMayAct('recruiter')
  const now = usePunctualNow(desk.fair.opensAt, desk.fair.closesAt)
  const stop = stopInWords(desk, now)
  const obstacle = deskObstacle(desk, now)
  const mayTake = mayAct && stop === null && obstacle === ''
  const mayCall = mayTake && !desk.busy
  const isKeyed = keysOn.isOn && mayAct
  const shown = talk || view.shown
  const acting = {
    ...acts,
    call: async (slot?: string) => {
      await acts.call(slot)
      view.closeEnded()
    },
  }
  return (
    <Stack gap={5}>
      <DeskNotes
        stop={stop}
        obstacle={obstacle}
        mayAct={mayAct}
        isCutOff={isOld || connection.lostAt !== null}
        onRetry={retry}
      />
      <Bench ref={root} data-talking={shown !== '' || undefined}>
        {shown !== '' && (
          <div data-part="talk">
            {talk === '' ? (
              <DeskTalks desk={desk} view={view} acts={acting} mayAct={mayAct} isKeyed={isKeyed} />
            ) : (
              <Stack gap={3}>
                <div>
                  <Link href={hrefFor({})}>回到交流台</Link>
                </div>
                <OneTalk key={talk} id={talk} acts={acting} mayAct={mayAct} isKeyed={isKeyed} />
              </Stack>
            )}
          </div>
        )}
        <div data-part="head">
          <DeskHead desk={desk} acts={acting} mayOpen={mayTake} />
        </div>
        <DeskLine desk={desk} acts={acting} mayCall={mayCall} callKey={isKeyed ? 'N' : undefined} />
        {talk === '' && (
          <Card title="全部交流" level={2}>
            <TalkList fairId={fairId} page={page} hrefFor={hrefFor} />
          </Card>
        )}
      </Bench>
      {mayAct && (
        <DeskKeys
          desk={desk}
          acts={acting}
          keysOn={keysOn}
          talk={desk.talks.find(({ id }) => id === shown)}
          mayCall={mayCall}
          root={root}
        />
      )}
    </Stack>
  )
}

/** Where an exhibitor's people take visitors of a fair on line: who waits, who is called, and the talk beside it. */
export function TalkDesk(props: Props) {
  const { fairId } = props
  const { desk, connection, ...state } = useTalkDesk(fairId)
  if (isNotFound(state.error))
    return <EmptyState title="没有这场招聘会的展位">报名通过、定下展位后，才能在这里接待求职者。</EmptyState>
  return (
    <LoadState {...state} error={desk ? undefined : state.error} data={desk}>
      {shown => (
        <ShownDesk
          {...props}
          desk={shown}
          connection={connection}
          retry={state.retry}
          isOld={state.error !== undefined}
        />
      )}
    </LoadState>
  )
}
