import type { ExamRegistration } from '#contract/exam-registrations'
import { Alert, ButtonLink, Countdown, Row, Stack, StickyActions, TaskList, Text } from '#design-system'
import { useServiceOffset } from '#platform/clock'
import { faultsIn, reasonsBy, tasksOf } from '../../model/enrolment.ts'
import { enrolHref } from '../../model/exam-addresses.ts'
import { momentInWords } from '../../model/moments.ts'

interface Props {
  registration: ExamRegistration
  /** On the service's clock. */
  now: number
}

/** The form at a glance: until when, what the office wants changed, and its parts with their states. */
export function Overview({ registration, now }: Props) {
  const { id, round, pending, status, remark, outdated } = registration
  const offset = useServiceOffset()
  const until = pending === 'repair' ? round.reviewUntil : round.closesAt
  const isComplete = faultsIn(registration).length === 0
  const whole = reasonsBy(registration).get('') ?? []
  return (
    <Stack gap={5}>
      {status === null ? (
        <Alert title={`报名 ${momentInWords(until)} 截止`}>
          <Stack gap={1}>
            <Countdown until={until} offset={offset} startsAt={now} label="距报名截止" overText="报名已经截止" />
            <Text>填写的内容自动保存。各部分可以按任意顺序填，全部填好后核对并提交，收到回执才算报上名。</Text>
          </Stack>
        </Alert>
      ) : (
        <Alert
          tone="danger"
          title={pending === 'repair' ? '请补正标出的部分，再重新提交' : '请修改标出的部分，再重新提交'}
        >
          <Stack gap={1}>
            {whole.map(([path, words]) => (
              <Text key={path}>{words}</Text>
            ))}
            {remark && <Text>{remark}</Text>}
            <Countdown until={until} offset={offset} startsAt={now} label="距截止" overText="已经截止" />
          </Stack>
        </Alert>
      )}
      {outdated.length > 0 && (
        <Alert tone="warning" title={`报名表有调整，有 ${outdated.length} 个部分要再看一遍`}>
          您填写的内容都在。标为“需修改”的部分，请打开核对后点“完成这一部分”。
        </Alert>
      )}
      <TaskList tasks={tasksOf(registration)} />
      <StickyActions>
        <Row gap={3}>
          <ButtonLink
            size="large"
            variant={isComplete ? 'primary' : 'secondary'}
            href={enrolHref(id, { part: 'check' })}
          >
            核对并提交
          </ButtonLink>
        </Row>
      </StickyActions>
    </Stack>
  )
}
