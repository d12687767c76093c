import type { ExamRegistration } from '#contract/exam-registrations'
import { pathTo } from '#contract/pages'
import { Alert, ButtonLink, Countdown, Stack, Text } from '#design-system'
import { nextActionOf } from '#features/exams'
import { useServiceOffset } from '#platform/clock'
import { momentInWords } from '../../model/moments.ts'
import { standingOf } from '../../model/registration-standing.ts'

interface Props {
  registration: ExamRegistration
  /** On the service's clock. */
  now: number
}

/** How a registration stands, what is to be done now, and until when. Renders a `<div>`. */
export function StandingCard({ registration, now }: Props) {
  const offset = useServiceOffset()
  const { title, tone, words, until, label } = standingOf(registration, now)
  const action = nextActionOf(registration)
  const here = pathTo('examApplyInfo', { id: registration.id })
  return (
    <Alert
      tone={tone}
      title={title}
      action={
        action &&
        action.href !== here && (
          <ButtonLink variant={action.pressing ? 'primary' : 'secondary'} href={action.href}>
            {action.label}
          </ButtonLink>
        )
      }
    >
      <Stack gap={1}>
        {words && <Text>{words}</Text>}
        {until !== null && (
          <Text>
            {momentInWords(until)} ·{' '}
            <Countdown until={until} offset={offset} startsAt={now} label={label} overText="时间已到，请刷新页面" />
          </Text>
        )}
      </Stack>
    </Alert>
  )
}
