import type { TalkDesk as Desk } from '#contract/fair-talks'
import { Alert, Button, Card, EmptyState, Link, LoadState, Stack } from '#design-system'
import { useMayAct } from '#platform/session'
import { isNotFound } from '#platform/transport'
import { useServiceNow } from '../../hooks/useServiceNow.ts'
import { useDeskActs, useTalkDesk } from '../../hooks/useTalkDesk.ts'
import { deskObstacle } from '../../model/desk-words.ts'
import { TalkList } from '../TalkList/index.ts'
import { DeskHead } from './DeskHead.tsx'
import { DeskLine } from './DeskLine.tsx'
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
  const acts = useDeskActs(fairId)
  const mayAct = useMayAct('recruiter')
  const now = useServiceNow(desk.fair.opensAt, desk.fair.closesAt)
  const obstacle = deskObstacle(desk, now)
  const mayCall = mayAct && obstacle === ''
  return (
    <Stack gap={5}>
      {(isOld || connection.lostAt !== null) && (
        <Alert tone="warning" action={<Button onClick={retry}>重新读取</Button>} live>
          网络不通，下面是断开前的情况；写了一半的话和没发出的消息都在，恢复后自动接上。
        </Alert>
      )}
      {obstacle !== '' && <Alert tone="info">{obstacle}</Alert>}
      {!mayAct && <Alert tone="info">您的账号只能查看，接待和留言需要招聘专员以上的权限。</Alert>}
      <DeskHead key={desk.minutes} desk={desk} acts={acts} mayOpen={mayCall} />
      <Bench>
        <DeskLine desk={desk} acts={acts} mayCall={mayCall && !desk.busy} />
        {talk === '' ? (
          <Stack gap={5}>
            <DeskTalks desk={desk} acts={acts} mayAct={mayAct} />
            <Card title="全部交流" level={2}>
              <TalkList fairId={fairId} page={page} hrefFor={hrefFor} />
            </Card>
          </Stack>
        ) : (
          <Stack gap={3}>
            <div>
              <Link href={hrefFor({})}>回到交流台</Link>
            </div>
            <OneTalk key={talk} id={talk} acts={acts} mayAct={mayAct} />
          </Stack>
        )}
      </Bench>
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
