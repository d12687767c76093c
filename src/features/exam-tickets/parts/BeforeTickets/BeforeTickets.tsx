import { pathTo } from '#contract/pages'
import { ButtonLink, Card, Countdown, LoadState, Row, Stack, Text } from '#design-system'
import { type Exam, useServiceClock } from '../../hooks/useExam.ts'
import { useSites } from '../../hooks/useSites.ts'
import { momentInWords } from '../../model/moments.ts'
import { addressOfTicket } from '../../model/ticket-address.ts'
import { Big, Places } from './BeforeTickets.styles.ts'

interface Props {
  exam: Exam
  /** Looks again when the moment has come. */
  onOpen: () => void
}

/** Before tickets can be printed: when that will be, and, as far as it is known, where the exam is sat and how to get there. */
export function BeforeTickets({ exam: { title, window }, onOpen }: Props) {
  const { offset, startsAt } = useServiceClock(window.now)
  const { sites, ...state } = useSites(title.id)
  return (
    <Stack gap={4}>
      <Card title="准考证还不能打印">
        <Stack gap={3}>
          <Text>{momentInWords(window.ticketFrom)} 开始打印，到时本页自动打开。</Text>
          <Big>
            <Countdown
              label="距开始打印"
              overText="已经开始，正在打开"
              until={window.ticketFrom}
              offset={offset}
              startsAt={startsAt}
              onOver={onOpen}
            />
          </Big>
          <Text size="sm" tone="muted">
            打印截止 {momentInWords(window.ticketUntil)}。请提前准备居民身份证原件；身份证丢失的，请尽快办理临时身份证。
          </Text>
          <Row gap={3}>
            <ButtonLink href={pathTo('examsOfMine')}>查看我的报名</ButtonLink>
          </Row>
        </Stack>
      </Card>
      <Card title="考点和交通">
        <LoadState
          {...state}
          data={sites}
          isEmpty={list => list.length === 0}
          empty={<Text>考点还在安排，公布后会显示在这里。具体考场和座位以准考证为准。</Text>}
        >
          {list => (
            <Stack gap={4}>
              <Text size="sm" tone="muted">
                您在哪个考点要等准考证打印后才知道，可以先了解各考点的位置和交通，安排好食宿。
              </Text>
              <Places>
                {list.map(({ id, name, address, transit }) => (
                  <li key={id}>
                    <Text strong>{name}</Text>
                    <Text size="sm">{address}</Text>
                    {transit && (
                      <Text size="sm" tone="muted">
                        {transit}
                      </Text>
                    )}
                  </li>
                ))}
              </Places>
              <div>
                <ButtonLink href={addressOfTicket(title.id, { view: 'sites' })}>看考点平面图</ButtonLink>
              </div>
            </Stack>
          )}
        </LoadState>
      </Card>
    </Stack>
  )
}
