import { type OwnPlace, placeStateLabels } from '#contract/meetings'
import { Alert, Card, LoadState, Stack, Stat, StatList, Text } from '#design-system'
import { isNotFound } from '#platform/transport'
import { useQueuePlace } from '../../hooks/useMeetings.ts'
import { momentInWords, timeOf } from '../../model/interview-words.ts'

function inWords({ meeting, state, ahead, place }: OwnPlace): string {
  if (meeting === 'cancelled') return '这场面试会已取消。'
  switch (state) {
    case 'called':
      return `轮到您了，请现在到${place}。`
    case 'talking':
      return '面谈正在进行。'
    case 'done':
      return '您的面谈已结束，结果会在投递进展中答复您。'
    case 'passed':
      return '叫到您时您不在，已过号。到场后请告诉现场工作人员，可以再次叫号。'
    case 'absent':
      return '已登记为未到场。如有误会，请联系单位。'
    case 'left':
      return '您已不在这场面试会的队列中。'
    default:
      if (meeting === 'planned') return '面试会还没有开始，当天会在这里显示候场进度，轮到您时也会发消息。'
      return ahead === 0 ? '您是下一位，请准备。' : '请在附近候场，轮到您时会发消息。'
  }
}

/** Where an applicant stands in the queue of a conference interview. */
export function QueueStanding({ interviewId }: { interviewId: string }) {
  const { own, ...state } = useQueuePlace(interviewId)
  if (isNotFound(state.error)) {
    return (
      <Card title="候场进度">
        <Text tone="muted">没有查到您在这场面试会中的位置。</Text>
      </Card>
    )
  }
  return (
    <Card title="候场进度">
      <LoadState {...state} data={own}>
        {shown => (
          <Stack gap={3}>
            {shown.state === 'called' ? (
              <Alert tone="warning" live>
                {inWords(shown)}
              </Alert>
            ) : (
              <Text>{inWords(shown)}</Text>
            )}
            <StatList>
              {shown.state === 'waiting' ? (
                <>
                  <Stat label="前面还有" value={shown.ahead} unit="位" />
                  <Stat
                    label={shown.meeting === 'open' ? '预计轮到您' : '您的时间'}
                    value={shown.meeting === 'open' ? timeOf(shown.expectedAt) : momentInWords(shown.expectedAt)}
                  />
                </>
              ) : (
                <Stat label="您现在" value={placeStateLabels[shown.state]} />
              )}
            </StatList>
          </Stack>
        )}
      </LoadState>
    </Card>
  )
}
