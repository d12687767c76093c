import { Alert, Button, Text } from '#design-system'
import type { stopInWords } from '../../model/desk-words.ts'

interface Props {
  /** That the fair is stopped, since when and why. */
  stop: ReturnType<typeof stopInWords>
  /** What else stands in the way; '' for nothing. */
  obstacle: string
  mayAct: boolean
  /** Nothing is heard of the service: what is shown is how it was. */
  isCutOff: boolean
  onRetry: () => void
}

/** What is to be known before one does anything at the console. */
export function DeskNotes({ stop, obstacle, mayAct, isCutOff, onRetry }: Props) {
  return (
    <>
      {isCutOff && (
        <Alert tone="warning" action={<Button onClick={onRetry}>重新读取</Button>} live>
          网络不通，下面是断开前的情况；写了一半的话和没发出的消息都在，恢复后自动接上。
        </Alert>
      )}
      {stop && (
        <Alert tone="warning" title={stop.title} live>
          <Text>{stop.reason}</Text>
          <Text>暂停期间不能叫号、发言、延长和邀请面试；号和剩余时间都保留，恢复后从暂停时接着算。</Text>
        </Alert>
      )}
      {obstacle !== '' && <Alert tone="info">{obstacle}</Alert>}
      {!mayAct && <Alert tone="info">您的账号只能查看，接待和留言需要招聘专员以上的权限。</Alert>}
    </>
  )
}
