import { pathTo } from '#contract/pages'
import { ButtonLink, LoadState, PageError, Row, Skeleton } from '#design-system'
import { isNotFound } from '#platform/transport'
import { usePractice } from '../../hooks/usePractice.ts'
import { QuestionCard } from '../../parts/QuestionCard/QuestionCard.tsx'
import { Question, Waiting } from './QuestionsPage.styles.ts'

interface Props {
  id: string
  number: number
  /** '' where there is none. */
  previousHref: string
  nextHref: string
  onAnswered: () => void
}

const waiting = (
  <Waiting>
    <Skeleton width={40} />
    <Skeleton shape="heading" />
    <Skeleton width={40} />
    <Skeleton width={60} />
    <Skeleton width={40} />
    <Skeleton width={60} />
  </Waiting>
)

/** The question that is open, and the way to its neighbours in the view. */
export function OpenQuestion({ id, number, previousHref, nextHref, onAnswered }: Props) {
  const { question, outcome, isSending, answer, again, ...state } = usePractice(id, onAnswered)
  if (isNotFound(state.error)) {
    return (
      <PageError area="training" title="没有找到这道题" actions={[{ label: '看全部题目', href: pathTo('questions') }]}>
        题目可能已经撤下。
      </PageError>
    )
  }
  return (
    <Question gap={5}>
      <LoadState {...state} data={question} loading={waiting}>
        {shown => (
          <QuestionCard
            question={shown}
            number={number}
            outcome={outcome}
            isSending={isSending}
            onAnswer={answer}
            onAgain={again}
          />
        )}
      </LoadState>
      <Row gap={3}>
        {previousHref && <ButtonLink href={previousHref}>上一题</ButtonLink>}
        {nextHref && (
          <ButtonLink variant={outcome ? 'primary' : undefined} href={nextHref}>
            下一题
          </ButtonLink>
        )}
      </Row>
    </Question>
  )
}
