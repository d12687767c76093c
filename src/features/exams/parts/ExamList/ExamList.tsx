import type { ExamSummary } from '#contract/exams'
import { ButtonLink, Highlight, ListCard } from '#design-system'
import { useServiceNow } from '#platform/clock'
import { useSession } from '#platform/session'
import { highlightRanges } from '#platform/text'
import { cityLabel, figuresOf, kindLabel, stageTag } from '../../model/exam-words.ts'
import { mainActionOf } from '../../model/main-action.ts'
import { comingMoment, isUrgent } from '../../model/moments.ts'
import { themeHref } from '../../model/theme-address.ts'
import { Next } from './ExamList.styles.ts'

interface ExamListProps {
  exams: readonly ExamSummary[]
  /** Search words to mark. */
  words?: string | undefined
  /** Place of the titles in the outline. */
  level?: 2 | 3 | undefined
}

/** Exams one under another: what, whose, how far, the next date, and what to do about it now. Renders a `<div>`. */
export function ExamList({ exams, words = '', level }: ExamListProps) {
  const now = useServiceNow()
  const { user } = useSession()
  return (
    <div>
      {exams.map(exam => {
        const next = comingMoment(exam.timeline, now)
        const action = mainActionOf(exam, user?.userType === 1)
        return (
          <ListCard
            key={exam.id}
            level={level}
            href={themeHref(exam.themeId, { exam: exam.id })}
            title={
              words === '' ? exam.title : <Highlight text={exam.title} ranges={highlightRanges(exam.title, words)} />
            }
            headline={
              next && (
                <Next data-urgent={isUrgent(next, now) || undefined}>
                  {next.label} <b>{next.words.slice(5)}</b>
                </Next>
              )
            }
            meta={[cityLabel(exam.city), kindLabel(exam.kind), exam.organiser]}
            details={figuresOf(exam)}
            tags={[stageTag(exam.stage)]}
            aside={
              <ButtonLink
                size="small"
                variant={action.pressing ? 'primary' : 'secondary'}
                href={action.href}
                aria-label={`${action.label}：${exam.title}`}
              >
                {action.label}
              </ButtonLink>
            }
          />
        )
      })}
    </div>
  )
}
