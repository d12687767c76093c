import { useState } from 'react'
import { codes } from '#contract/codes'
import type { ExamRegistration } from '#contract/exam-registrations'
import { Alert, Button, ButtonLink, CheckAnswers, Link, Row, Stack, StickyActions } from '#design-system'
import { useTrees } from '#features/forms'
import { wordsFor } from '#platform/forms'
import { useNavigate } from '#platform/routing'
import { CallRefused } from '#platform/transport'
import { useRenewRegistrations } from '../../hooks/useRegistration.ts'
import { useStamp } from '../../hooks/useStamp.ts'
import { useSubmission } from '../../hooks/useSubmission.ts'
import { faultsIn, partOfPath, sendableUntil } from '../../model/enrolment.ts'
import { enrolHref } from '../../model/exam-addresses.ts'
import { answerSections } from './answer-sections.tsx'
import { SendPanel } from './SendPanel.tsx'

interface Props {
  registration: ExamRegistration
  /** On the service's clock. */
  now: number
  onDone: () => void
}

interface Fault {
  readonly path: string
  readonly message: string
}

const faultsOf = (fields: Readonly<Record<string, string>>): Fault[] =>
  Object.entries(fields).map(([path, message]) => ({ path, message }))

/** What is missing, or what the service refused, each with the way to its field. */
const Faults = ({ registration, faults }: { registration: ExamRegistration; faults: readonly Fault[] }) => (
  <Alert tone="danger" live title={`还有 ${faults.length} 处要填好才能提交`}>
    <ul>
      {faults.map(({ path, message }) => (
        <li key={path}>
          <Link href={enrolHref(registration.id, { part: partOfPath(registration, path), at: path })}>{message}</Link>
        </li>
      ))}
    </ul>
  </Alert>
)

/** Everything once more, each line with the way back to it, before it is sent. Renders a `<div>`. */
export function EnrolmentCheck({ registration, now, onDone }: Props) {
  const { id, status, pending, turnedDown } = registration
  const trees = useTrees()
  const navigate = useNavigate()
  const renew = useRenewRegistrations()
  const { submit, isSending } = useSubmission(registration)
  const [refused, setRefused] = useState<readonly Fault[]>(() => faultsOf(turnedDown?.fields ?? {}))
  const [failure, setFailure] = useState(refused.length === 0 ? (turnedDown?.words ?? '') : '')

  const missing = faultsIn(registration)
  const isOpen = now < sendableUntil(registration)
  const stamp = useStamp(registration, missing.length === 0 && pending !== 'repair' && isOpen)
  // What was sent in time stays in sight until its answer comes.
  const isSendable = isOpen || isSending
  // What the service says against it when it is looked at stands against sending it, too.
  const against = faultsOf(stamp.refused)
  const told = refused.length > 0 ? refused : against
  // What is missing is asked for as long as it can still be filled in.
  const faults = missing.length === 0 ? told : isOpen ? missing : []

  async function send() {
    setFailure('')
    setRefused([])
    try {
      await submit()
      onDone()
    } catch (error) {
      const fields = faultsOf(error instanceof CallRefused ? error.fields : {})
      if (error instanceof CallRefused && error.code === codes.conflict) {
        setFailure('报名表刚刚在别的页面或设备上改过，这里已经换成最新的内容，请重新核对后提交')
        await renew()
      } else if (fields.length > 0) setRefused(fields)
      else setFailure(wordsFor(error))
    }
  }

  return (
    <Stack gap={5}>
      {faults.length > 0 ? (
        <Faults registration={registration} faults={faults} />
      ) : (
        <SendPanel registration={registration} now={now} isStamping={stamp.isStamping} />
      )}
      {failure && (
        <Alert tone="danger" live>
          {failure}
        </Alert>
      )}
      <CheckAnswers
        sections={answerSections(registration, trees, ({ part, at }) => navigate(enrolHref(id, { part, at })))}
      />
      <StickyActions>
        <Row gap={3}>
          {missing.length === 0 && against.length === 0 && isSendable && (
            <Button variant="primary" size="large" loading={isSending} onClick={() => void send()}>
              {status === null ? '提交报名' : '重新提交'}
            </Button>
          )}
          <ButtonLink size="large" href={enrolHref(id)}>
            返回报名表
          </ButtonLink>
        </Row>
      </StickyActions>
    </Stack>
  )
}
