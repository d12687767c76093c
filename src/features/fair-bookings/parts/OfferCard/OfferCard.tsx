import { useState } from 'react'
import type { FairParticipation } from '#contract/fair-bookings'
import { Button, Card, Countdown, Row, Stack, Text } from '#design-system'
import { yuan } from '#features/payments'
import { useServiceOffset } from '#platform/clock'
import { useSay } from '#platform/notices'
import { countdownOf, minuteOf } from '../../model/participation-words.ts'

interface Props {
  offer: NonNullable<FairParticipation['offer']>
  /** Since when the fair's clock stands still; 0 while it runs. */
  stoppedAt?: number
  onAnswer: (accept: boolean) => Promise<void>
  /** Nobody has answered in time. */
  onOver: () => void
}

/** A booth that has become free for us: taken or left to the next, by the service's clock. */
export function OfferCard({ offer: { code, fee, until }, stoppedAt = 0, onAnswer, onOver }: Props) {
  const say = useSay()
  const offset = useServiceOffset()
  const [busy, setBusy] = useState('')
  const answer = async (accept: boolean) => {
    setBusy(accept ? 'take' : 'leave')
    await say
      .outcomeOf(() => onAnswer(accept), accept ? `已接受展位 ${code}` : '已放弃，展位给下一家')
      .catch(() => undefined)
      .finally(() => setBusy(''))
  }
  return (
    <Card title={`空出展位 ${code}，请答复`}>
      <Stack gap={3}>
        <Countdown until={until} offset={offset} {...countdownOf(stoppedAt)} overText="答复期限已过" onOver={onOver} />
        {stoppedAt > 0 ? (
          <Text>恢复后接着计时，再答复。</Text>
        ) : (
          <>
            <Text>
              {minuteOf(until)} 前接受的，{fee > 0 ? `展位保留 15 分钟，付款 ${yuan(fee)} 后归贵单位` : '展位归贵单位'}
              。放弃或逾期的排到候补队尾，展位给下一家。
            </Text>
            <Row gap={3}>
              <Button
                variant="primary"
                loading={busy === 'take'}
                disabled={busy !== ''}
                onClick={() => void answer(true)}
              >
                接受展位 {code}
              </Button>
              <Button loading={busy === 'leave'} disabled={busy !== ''} onClick={() => void answer(false)}>
                放弃
              </Button>
            </Row>
          </>
        )}
      </Stack>
    </Card>
  )
}
