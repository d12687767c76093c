import type { ExamRegistrationSummary } from '#contract/exam-registrations'
import { pathTo } from '#contract/pages'
import { ButtonLink, RecordRow, Tag } from '#design-system'
import { nextActionOf } from '#features/exams'
import { shortMoment } from '../../model/moments.ts'
import { standingOf } from '../../model/registration-standing.ts'
import { statusWords } from '../../model/registration-words.ts'

interface Props {
  registration: ExamRegistrationSummary
  /** On the service's clock. */
  now: number
}

/** One registration of one's own, with the one thing to do about it. Renders a `<li>`. */
export function RegistrationRow({ registration, now }: Props) {
  const { id, exam, position } = registration
  const { label, tone } = statusWords(registration)
  const { title, until, label: untilLabel } = standingOf(registration, now)
  const action = nextActionOf(registration)
  return (
    <RecordRow
      title={exam.title}
      href={pathTo('examApplyInfo', { id })}
      state={<Tag tone={tone}>{label}</Tag>}
      facts={[position && `${position.unit} · ${position.title}`]}
      end={until === null ? title : `${untilLabel.slice(1)} ${shortMoment(until)}`}
      actions={
        action && (
          <ButtonLink size="small" variant={action.pressing ? 'primary' : 'secondary'} href={action.href}>
            {action.label}
          </ButtonLink>
        )
      }
    />
  )
}
