import type { UseFormRegisterReturn } from 'react-hook-form'
import { Button, CaptchaCanvas, Field, Row, Stack, Text, TextInput } from '#design-system'
import type { Challenge } from '../../hooks/useCaptcha.ts'

interface Props {
  challenge: Challenge | null
  failed: boolean
  onRenew: (kind: 'picture' | 'question') => void
  error?: string | undefined
  field: UseFormRegisterReturn
}

/** The captcha: four characters to copy, or a question in words for whoever can't see them. */
export function CaptchaField({ challenge, failed, onRenew, error, field }: Props) {
  const isQuestion = challenge?.kind === 'question'
  return (
    <Stack gap={2}>
      <Field
        label={isQuestion ? '验证问题' : '图形验证码'}
        hint={isQuestion ? challenge.content : '请输入图中的 4 个字符，不区分大小写'}
        error={error}
        controlId={field.name}
        required
      >
        <TextInput {...field} autoComplete="off" autoCapitalize="none" maxLength={8} />
      </Field>
      {failed && <Text size="sm">验证码没有取到，请检查网络后换一个。</Text>}
      {isQuestion ? (
        <Row gap={2}>
          <Button size="small" onClick={() => onRenew('question')}>
            换一题
          </Button>
          <Button size="small" onClick={() => onRenew('picture')}>
            改用图形验证码
          </Button>
        </Row>
      ) : (
        <CaptchaCanvas
          text={challenge?.content ?? ''}
          onRefresh={() => onRenew('picture')}
          alternative={
            <Button size="small" onClick={() => onRenew('question')}>
              看不清？改为回答文字题
            </Button>
          }
        />
      )}
    </Stack>
  )
}
