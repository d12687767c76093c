import { useState } from 'react'
import { returnToAccount } from '#contract/sign-in'
import { Alert, Button, Heading, Row, Stack, Text } from '#design-system'
import { useSend } from '#platform/call'
import { formatDate } from '#platform/dates'
import { wordsFor } from '#platform/forms'
import { useSignedIn } from '../../hooks/useSignedIn.ts'
import type { Closing } from '../../model/closing.ts'

interface Props extends Closing {
  /** Back to the form, the account as it is. */
  onLeave: () => void
}

/** What whoever signs in to an account that is being cancelled is asked: come back, or let it go. */
export function ComingBack({ ticket, closesAt, onLeave }: Props) {
  const { send, isSending } = useSend(returnToAccount)
  const welcome = useSignedIn()
  const [problem, setProblem] = useState('')

  async function comeBack() {
    setProblem('')
    try {
      await welcome(await send({ ticket }))
    } catch (error) {
      setProblem(wordsFor(error))
    }
  }

  return (
    <Stack gap={4}>
      <Heading level={2} size="lg">
        这个账号正在注销
      </Heading>
      <Text>
        账号将在 {formatDate(closesAt)}{' '}
        正式注销，届时简历、投递记录、收藏和消息都会删除，无法找回。在那之前，您可以恢复账号。
      </Text>
      <Text>恢复后一切照旧；申请注销时撤回的投递不会自动恢复，需要重新投递。</Text>
      {problem && (
        <Alert tone="danger" live>
          {problem}
        </Alert>
      )}
      <Row gap={3}>
        <Button variant="primary" onClick={() => void comeBack()} loading={isSending}>
          恢复账号并登录
        </Button>
        <Button onClick={onLeave} disabled={isSending}>
          继续注销，返回
        </Button>
      </Row>
    </Stack>
  )
}
