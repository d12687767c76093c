import type { OutputOf } from '#contract/endpoint'
import type { examRoundInfo } from '#contract/exam-registrations'
import type { ExamInfo } from '#contract/exams'
import { pathTo } from '#contract/pages'
import { Alert, ButtonLink, Countdown, Row, Stack, Text } from '#design-system'
import { useServiceOffset } from '#platform/clock'
import { momentInWords } from '../../model/moments.ts'

interface Props {
  exam: ExamInfo
  /** Undefined where the exam has none yet. */
  round: OutputOf<typeof examRoundInfo> | undefined
  /** On the service's clock. */
  now: number
}

/** Whether one can register now; if not, when or why not, and what can be done instead. */
export function WindowNotice({ exam, round, now }: Props) {
  const offset = useServiceOffset()
  const positions = (
    <ButtonLink href={pathTo('examTheme', { id: exam.themeId }, { view: 'positions', exam: exam.id })}>
      看职位
    </ButtonLink>
  )
  const others = <ButtonLink href={pathTo('examList')}>看其他考试</ButtonLink>
  const clock = { offset, startsAt: now }
  if (!round) {
    return (
      <Alert title="报名时间还没有公布" action={positions}>
        公布后可以在这里报名，请留意公告。
      </Alert>
    )
  }
  if (round.own) {
    return (
      <Alert
        tone="success"
        title="您已经开始报这场考试"
        action={
          <ButtonLink variant="primary" href={pathTo('examApplyInfo', { id: round.own })}>
            继续我的报名
          </ButtonLink>
        }
      >
        一场考试只能报一个职位。没有提交以前可以更换职位，填写的内容都会保留。
      </Alert>
    )
  }
  if (now < round.opensAt) {
    return (
      <Alert
        title={`报名 ${momentInWords(round.opensAt)} 开始`}
        action={
          <Row gap={3}>
            {positions}
            <ButtonLink href={pathTo('resumes')}>完善简历</ButtonLink>
          </Row>
        }
      >
        <Stack gap={2}>
          <Countdown {...clock} until={round.opensAt} label="距报名开始" overText="报名已经开始，请刷新页面" />
          <Text>现在可以先看职位、收藏，把简历补充完整：系统按简历判断您符合哪些职位，报名时少填很多。</Text>
        </Stack>
      </Alert>
    )
  }
  if (now >= round.closesAt) {
    return (
      <Alert tone="warning" title={`报名已于 ${momentInWords(round.closesAt)} 截止`} action={others}>
        没有提交的不能再报名。有的职位缴费人数不足会取消，只有已经缴费的考生可以改报。
      </Alert>
    )
  }
  if (round.seats?.left === 0) {
    return (
      <Alert tone="warning" title="名额已经报满" action={others}>
        有人取消或没有按时缴费时会空出名额，可以在报名截止前再来看看。
      </Alert>
    )
  }
  return (
    <Alert title={`报名 ${momentInWords(round.closesAt)} 截止`}>
      <Countdown {...clock} until={round.closesAt} label="距报名截止" overText="报名已经截止" />
    </Alert>
  )
}
