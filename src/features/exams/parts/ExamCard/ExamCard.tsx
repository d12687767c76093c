import type { ExamSummary } from '#contract/exams'
import { ButtonLink, DetailSection, Link, Stack, Tag, Text } from '#design-system'
import { useSession } from '#platform/session'
import { figuresOf, stageTag } from '../../model/exam-words.ts'
import { mainActionOf } from '../../model/main-action.ts'
import { themeHref } from '../../model/theme-address.ts'
import { NextDate } from '../NextDate/NextDate.tsx'

/** The exam that a notice is about: how far it is, what comes next, what to do. Renders a `<section>`. */
export function ExamCard({ exam }: { exam: ExamSummary }) {
  const { user } = useSession()
  const action = mainActionOf(exam, user?.userType === 1)
  const stage = stageTag(exam.stage)
  return (
    <DetailSection
      title={
        <>
          这场考试 <Tag tone={stage.tone}>{stage.label}</Tag>
        </>
      }
    >
      <Stack gap={4}>
        <div>
          <Link href={themeHref(exam.themeId, { exam: exam.id })}>{exam.title}</Link>
        </div>
        <NextDate timeline={exam.timeline} />
        <Text size="sm" tone="muted">
          {figuresOf(exam).filter(Boolean).join(' · ')}
        </Text>
        <div>
          <ButtonLink variant={action.pressing ? 'primary' : 'secondary'} href={action.href}>
            {action.label}
          </ButtonLink>
        </div>
      </Stack>
    </DetailSection>
  )
}
