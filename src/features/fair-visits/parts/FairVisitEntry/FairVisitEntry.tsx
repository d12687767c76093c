import { useState } from 'react'
import { isOnline } from '#contract/fair-kinds'
import type { FairSlots, FairTicket, VisitSlot } from '#contract/fair-visits'
import { pathTo } from '#contract/pages'
import { Alert, Button, ButtonLink, Card, LoadState, Row, Stack, Tag, Text } from '#design-system'
import { useServiceNow } from '#platform/clock'
import { useSay } from '#platform/notices'
import { loginAddress } from '#platform/routing'
import { useFairSlots, useMyTicket } from '../../hooks/useFairSlots.ts'
import { useVisit } from '../../hooks/useVisit.ts'
import { momentInWords, timeOfTicket } from '../../model/moments.ts'
import { standOf, standTones, standWords } from '../../model/stand.ts'
import { SlotPicker } from '../SlotPicker/index.ts'

interface Props {
  fair: Pick<FairSlots['fair'], 'id' | 'kind'>
}

/** What somebody who has a ticket sees in place of the choice. */
function MyTicket({ ticket }: { ticket: FairTicket }) {
  const stand = standOf(ticket, useServiceNow())
  return (
    <Stack gap={3}>
      <Row gap={2}>
        <Tag tone={standTones[stand]}>{standWords[stand]}</Tag>
        <Text strong>{timeOfTicket(ticket)}</Text>
      </Row>
      {stand === 'waiting' && (
        <Text size="sm" tone="muted">
          前面还有 {ticket.ahead} 人。有名额时自动为您预约，并用站内消息告诉您。
        </Text>
      )}
      <div>
        <ButtonLink variant="primary" href={pathTo('fairTicket', { id: ticket.fair.id })}>
          {stand === 'good' ? '打开入场码' : '查看预约'}
        </ButtonLink>
      </div>
    </Stack>
  )
}

/** Chooses a half hour and registers for it, or waits for a place in it. */
function Choosing({ shown, isSeeker }: { shown: FairSlots; isSeeker: boolean }) {
  const say = useSay()
  const now = useServiceNow()
  const { register, isSending } = useVisit(shown.fair.id)
  const [chosen, setChosen] = useState<VisitSlot | null>(null)
  const slot = shown.slots.find(({ index }) => index === chosen?.index) ?? null
  const isFull = slot?.left === 0

  async function send() {
    if (!slot) return
    try {
      const ticket = await register(slot.index, isFull)
      say.done(ticket?.state === 'waiting' ? '已加入候补，有名额时用站内消息告诉您' : '预约成功，请凭入场码入场')
    } catch (error) {
      say.failure(error)
    }
  }

  return (
    <Stack gap={4}>
      <SlotPicker slots={shown.slots} value={slot?.index ?? null} onChange={setChosen} now={now} mayWait={isSeeker} />
      {isSeeker ? (
        <Stack gap={2}>
          {isFull && (
            <Text size="sm">
              这个时段已满。候补不保证有名额：有人取消时按先后顺序补上，到 {momentInWords(shown.registerUntil)} 为止。
            </Text>
          )}
          <div>
            <Button variant="primary" size="large" disabled={!slot} loading={isSending} onClick={() => void send()}>
              {isFull ? '候补这个时段' : '预约这个时段'}
            </Button>
          </div>
        </Stack>
      ) : (
        <div>
          <ButtonLink variant="primary" size="large" href={loginAddress(pathTo('jobFair', { id: shown.fair.id }))}>
            登录后预约
          </ButtonLink>
        </div>
      )}
      <Text size="sm" tone="muted">
        免费。只记录您的账号和时段，不用填写姓名和身份证号码；入场码里没有个人信息。
      </Text>
    </Stack>
  )
}

function windowWords({ window, registerFrom, registerUntil }: FairSlots): string {
  if (window === 'ahead') return `${momentInWords(registerFrom)} 开放预约`
  return window === 'open' ? `${momentInWords(registerUntil)} 截止` : '预约已截止，可以到现场登记入场'
}

function Body({ shown }: { shown: FairSlots }) {
  const { fair } = shown
  const { ticket, isSeeker, isEmployer, error } = useMyTicket(fair.id)
  if (ticket) return <MyTicket ticket={ticket} />
  if (fair.phase === 'cancelled' || fair.phase === 'postponed')
    return (
      <Text>
        {fair.phase === 'cancelled' ? '招聘会已取消，不再接受预约。' : '招聘会已延期，确定新时间后重新开放预约。'}
      </Text>
    )
  if (fair.phase === 'stopped')
    return (
      <Alert tone="warning" title="招聘会暂停中">
        {fair.reason || '恢复后可以继续预约和入场。'}
      </Alert>
    )
  if (fair.phase === 'ended') return <Text>招聘会已结束。</Text>
  if (shown.slots.length === 0) return <Text>这场招聘会不用预约，直接到现场入场。</Text>
  if (shown.window !== 'open') return <Text>{windowWords(shown)}</Text>
  if (isEmployer) return <Text>这里预约的是求职者入场；单位参会请在招聘会页面报名展位。</Text>
  // Whoever has a ticket is not asked to choose before that is known.
  if (isSeeker && ticket === undefined && !error) return <Text tone="muted">正在查询您的预约……</Text>
  return <Choosing shown={shown} isSeeker={isSeeker} />
}

/** How one comes to a fair: choose a half hour and register, wait for one, or open the ticket that one has. Nothing on line. */
export function FairVisitEntry({ fair }: Props) {
  const online = isOnline(fair.kind)
  const { slots, ...state } = useFairSlots(online ? null : fair.id)
  if (online) return null
  return (
    <Card title="预约入场" id="visit">
      <LoadState {...state} data={slots}>
        {shown => (
          <Stack gap={4}>
            <Row gap={3}>
              {shown.window === 'open' && shown.fair.phase !== 'stopped' && (
                <Text size="sm" tone="muted">
                  {windowWords(shown)}
                </Text>
              )}
              {shown.inside !== null && <Tag tone="primary">现场约 {shown.inside} 人</Tag>}
            </Row>
            {shown.zones.length > 0 && (
              <Text size="sm">
                近半小时在展位扫过码的：{shown.zones.map(({ name, people }) => `${name}约 ${people} 人`).join('，')}
              </Text>
            )}
            <Body shown={shown} />
          </Stack>
        )}
      </LoadState>
    </Card>
  )
}
