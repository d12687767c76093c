import type { TalkDrawState } from '#contract/fair-draws'
import { Alert, Countdown, Row, Stack, Tag, Text } from '#design-system'
import { useServiceOffset } from '#platform/clock'
import { useRenewTalks } from '../../hooks/useTalks.ts'
import { stageInWords } from '../../model/talk-words.ts'

const labels = {
  ahead: '未开始',
  requesting: '填报志愿中',
  due: '待抽签',
  leftovers: '先到先得',
  over: '已结束',
  off: '不举行',
} as const satisfies Record<TalkDrawState['stage'], string>

const tones = {
  ahead: 'neutral',
  requesting: 'primary',
  due: 'warning',
  leftovers: 'success',
  over: 'neutral',
  off: 'neutral',
} as const satisfies Record<TalkDrawState['stage'], string>

/** How far the draw is, with what is left of the time. */
export function DrawStage({ draw }: { draw: TalkDrawState }) {
  const offset = useServiceOffset()
  const renew = useRenewTalks()
  return (
    <Stack gap={2}>
      <Row gap={3}>
        <Tag tone={tones[draw.stage]}>{labels[draw.stage]}</Tag>
        {draw.stage === 'requesting' && (
          <Countdown
            until={draw.drawAt}
            offset={offset}
            label="距截止"
            overText="已截止，正在抽签"
            onOver={() => void renew()}
          />
        )}
      </Row>
      <Text>{stageInWords(draw)}</Text>
      {draw.reason !== '' && draw.phase === 'stopped' && (
        <Alert tone="warning" title="招聘会暂停中">
          {draw.reason}
        </Alert>
      )}
    </Stack>
  )
}
