import { RichText, Text } from '#design-system'
import { HelpFeedback } from '../HelpFeedback/HelpFeedback.tsx'

interface HelpAnswerProps {
  id: string
  question: string
  html: string
  /** Day on which the office last read the answer again. */
  checkedOn: string
}

/** One answer, the day it was checked, and the way to say whether it helped. */
export const HelpAnswer = ({ id, question, html, checkedOn }: HelpAnswerProps) => (
  <>
    <RichText html={html} headingLevel={4} />
    <Text size="sm" tone="muted">
      {checkedOn} 核对
    </Text>
    <HelpFeedback questionId={id} question={question} />
  </>
)
