import type { ExamRegistration } from '#contract/exam-registrations'
import { pathTo } from '#contract/pages'
import { Alert, ButtonLink, DoneLayout, Stack, Text } from '#design-system'
import { useSendingPlace } from '../../hooks/useSendingPlace.ts'
import { secondInWords } from '../../model/moments.ts'

interface Props {
  registration: ExamRegistration
  /** When the form came: the moment that counts. */
  arrivedAt: number
}

const next = [
  { what: '轮到您时自动办理，不用再点提交，不用守着这个页面' },
  { what: '办好后这里自动显示回执，也会发消息告诉您' },
  { what: '位置跟着账号走：刷新页面、换一台设备登录都不会丢' },
]

/** The form was received and waits for its turn, at which place; it moves on by itself. Renders a `<div>`. */
export function EnrolmentQueue({ registration: { id, exam, position }, arrivedAt }: Props) {
  const { place, isCutOff } = useSendingPlace(id)
  return (
    <DoneLayout
      title="报名表已经收到，正在排队办理"
      lead={`${exam.title}${position ? ` · ${position.unit} ${position.title}` : ''}`}
      next={next}
      actions={<ButtonLink href={pathTo('examsOfMine')}>我的考试</ButtonLink>}
    >
      <Alert title={`${secondInWords(arrivedAt)} 收到`}>
        <Stack gap={2}>
          <Text>同时提交的人很多，按收到的先后办理。以收到的时间为准，排到截止以后也不算迟。</Text>
          <div role="status">
            {place === undefined || place === 0 ? (
              <Text>正在查看排到第几位…</Text>
            ) : (
              <Text>
                现在排在 <b>第 {place.toLocaleString('en')} 位</b>
              </Text>
            )}
          </div>
          {isCutOff && <Text tone="muted">暂时查不到位置，您的位置还在，会自动再查。</Text>}
        </Stack>
      </Alert>
    </DoneLayout>
  )
}
