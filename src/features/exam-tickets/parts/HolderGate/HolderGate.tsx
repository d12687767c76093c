import { type ReactNode, useState } from 'react'
import { Alert, Button, ButtonLink, Card, Countdown, Row, Stack, Text } from '#design-system'
import { later } from '#platform/later'
import { loginAddress } from '#platform/routing'
import { type Exam, useServiceClock } from '../../hooks/useExam.ts'
import { useIsPerson } from '../../hooks/useIsPerson.ts'
import { usePass } from '../../hooks/usePass.ts'
import { Door } from './HolderGate.styles.ts'

const HolderForm = later(async () => (await import('../HolderForm/HolderForm.tsx')).HolderForm)

interface Props {
  exam: Exam
  /** What is looked for: 准考证, 成绩. */
  what: string
  /** Where one comes back to after signing in. */
  address: string
  /** Draws it for whoever may see it: an empty pass stands for whoever is signed in. `onOther` looks by number instead. */
  children: (holder: { pass: string; onOther: () => void }) => ReactNode
}

/**
 * Shows what belongs to one person: at once to whoever is signed in, for ten minutes to whoever gives name and identity
 * number, and to nobody else.
 */
export function HolderGate({ exam, what, address, children }: Props) {
  const isPerson = useIsPerson()
  const { pass, identify, leave } = usePass(exam)
  const { offset, startsAt } = useServiceClock(exam.window.now)
  const [byNumber, setByNumber] = useState(false)
  const [isOver, setOver] = useState(false)
  const onOther = () => {
    leave()
    setByNumber(true)
  }

  if (pass) {
    const over = () => {
      leave()
      setOver(true)
    }
    return (
      <Stack gap={4}>
        <Row gap={3} justify="between" className="no-print">
          <Text tone="muted">
            <Countdown
              label="查询结果再保留"
              overText="查询已过期"
              until={pass.until + offset}
              offset={offset}
              startsAt={startsAt}
              onOver={over}
            />
          </Text>
          <Button size="small" onClick={leave}>
            立即清除
          </Button>
        </Row>
        {children({ pass: pass.pass, onOther })}
      </Stack>
    )
  }
  if (isPerson && !byNumber) return children({ pass: '', onOther })
  return (
    <Stack gap={4}>
      {isOver && (
        <Alert tone="info" live title="查询已过期">
          十分钟到了，页面上的{what}已经清除。需要时请重新查询。
        </Alert>
      )}
      <Door>
        <Card title={`查询${what}`}>
          <HolderForm examId={exam.title.id} what={what} onIdentify={identify} />
        </Card>
        {!isPerson && (
          <Card title="有账号的考生">
            <Stack gap={3}>
              <Text>用报名时的个人账号登录，直接看到自己的{what}，不用再填身份证号码。</Text>
              <div>
                <ButtonLink href={loginAddress(address)}>登录查看</ButtonLink>
              </div>
              <Text size="sm" tone="muted">
                没有账号也能查：填写姓名、身份证号码和验证码，结果只在当前页面保留十分钟。在网吧、打印店等公共电脑上，用完请点“立即清除”。
              </Text>
            </Stack>
          </Card>
        )}
      </Door>
    </Stack>
  )
}
