import { Card, Countdown, Stack, Text } from '#design-system'
import { type Exam, useServiceClock } from '../../hooks/useExam.ts'
import { momentInWords } from '../../model/moments.ts'
import { Big } from '../BeforeTickets/BeforeTickets.styles.ts'

interface Props {
  exam: Exam
  /** Looks again when the moment has come. */
  onOpen: () => void
}

/** Before scores are out: when that will be. */
export function BeforeScores({ exam: { title, window }, onOpen }: Props) {
  const { offset, startsAt } = useServiceClock(window.now)
  return (
    <Card title="成绩还没有公布">
      <Stack gap={3}>
        <Text strong>{title.title}</Text>
        <Text>{momentInWords(window.scoresAt)} 公布成绩，到时本页自动打开查询。</Text>
        <Big>
          <Countdown
            label="距公布"
            overText="已经公布，正在打开"
            until={window.scoresAt}
            offset={offset}
            startsAt={startsAt}
            onOver={onOpen}
          />
        </Big>
        <Text size="sm" tone="muted">
          公布前任何渠道的“查分”“改分”都是假的，请不要付款，也不要把身份证号码告诉别人。
        </Text>
      </Stack>
    </Card>
  )
}
