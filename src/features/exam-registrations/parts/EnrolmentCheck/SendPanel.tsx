import type { ExamRegistration } from '#contract/exam-registrations'
import { Alert, Countdown, Stack, Text } from '#design-system'
import { useServiceOffset } from '#platform/clock'
import { sendableUntil } from '../../model/enrolment.ts'
import { secondInWords } from '../../model/moments.ts'

interface Props {
  registration: ExamRegistration
  /** On the service's clock. */
  now: number
  isStamping: boolean
}

/** Until when exactly the version on screen may be sent, counted on the service's clock. */
export function SendPanel({ registration, now, isStamping }: Props) {
  const offset = useServiceOffset()
  const { round, pending, stampedUntil } = registration
  const isRepair = pending === 'repair'
  const until = sendableUntil(registration)
  const clock = { offset, startsAt: now }
  if (now >= until) {
    return (
      <Alert tone="danger" title={isRepair ? '补正已经截止' : '报名已经截止'} live>
        {isRepair
          ? '没有按时补正，不能再提交。'
          : stampedUntil === null
            ? '这一版没有在截止前核对过，不能再提交。如果截止前系统出过故障，请留意公告是否延长报名。'
            : `这一版在截止前核对过，但没有在 ${secondInWords(until)} 前提交，不能再提交。如果截止前系统出过故障，请留意公告是否延长报名。`}
      </Alert>
    )
  }
  if (stampedUntil !== null && !isRepair) {
    return (
      <Alert tone="success" title="这一版已经核对，提交资格已锁定" live>
        <Stack gap={2}>
          <Text>
            报名 {secondInWords(round.closesAt)} 截止。万一截止前后网络拥堵，这一版在 <b>{secondInWords(until)}</b>{' '}
            前仍可原样提交；改动任何内容都要重新核对。
          </Text>
          <Countdown {...clock} until={until} label="距最后提交时间" overText="最后提交时间已过" />
        </Stack>
      </Alert>
    )
  }
  return (
    <Alert title={`${secondInWords(until)} 前提交有效`} live>
      <Stack gap={2}>
        <Text>{isStamping ? '正在锁定提交资格…' : '以服务器收到的时间为准，请不要等到最后一刻。'}</Text>
        <Countdown {...clock} until={until} label="距截止" overText="已经截止" />
      </Stack>
    </Alert>
  )
}
