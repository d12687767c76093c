import { useState } from 'react'
import { Alert, Button, Row, Text } from '#design-system'
import { later } from '#platform/later'
import { useFeedback } from '../../hooks/useFeedback.ts'
import { Root } from './HelpFeedback.styles.ts'

const FeedbackReason = later(async () => (await import('./FeedbackReason.tsx')).FeedbackReason)

/** 有没有帮助 under an answer; a reader whom it did not help is asked why. Renders a `<div>`. */
export function HelpFeedback({ questionId, question }: { questionId: string; question: string }) {
  const { said, failure, isSending, tell } = useFeedback(questionId)
  const [asking, setAsking] = useState(false)
  if (said !== '') {
    return (
      <Root>
        <Alert tone="success" live>
          {said === 'helpful'
            ? '谢谢，很高兴帮到您。'
            : '谢谢，我们会据此修改这条回答。着急办理的，请拨打页面下方的服务热线。'}
        </Alert>
      </Root>
    )
  }
  return (
    <Root>
      {asking ? (
        <FeedbackReason isSending={isSending} onSubmit={form => tell({ helpful: false, ...form })} />
      ) : (
        <Row gap={3}>
          <Text inline>这条回答有没有帮助？</Text>
          <Button
            size="small"
            loading={isSending}
            aria-label={`有帮助：${question}`}
            onClick={() => void tell({ helpful: true })}
          >
            有帮助
          </Button>
          <Button size="small" aria-label={`没有帮助：${question}`} onClick={() => setAsking(true)}>
            没有帮助
          </Button>
        </Row>
      )}
      {failure && (
        <Alert tone="danger" live>
          {failure}
        </Alert>
      )}
    </Root>
  )
}
