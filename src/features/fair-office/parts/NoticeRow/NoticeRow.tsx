import { useState } from 'react'
import { fairNoticeLabels } from '#contract/fair-notices'
import type { FairNotice } from '#contract/fair-office'
import { Button, RecordRow, Tag, Text } from '#design-system'
import { deliveryWords, hasFailed, letterWords, noticeTones, unreadWords } from '../../model/halting-words.ts'
import { minuteOf } from '../../model/moments.ts'

interface Props {
  notice: FairNotice
  /** Whoever may send again what has failed; others read. */
  canResend: boolean
  onResend: () => Promise<void>
}

/** What everybody was told, how far it has come by each way, and which employers have not read it. */
export function NoticeRow({ notice, canResend, onResend }: Props) {
  const [isBusy, setBusy] = useState(false)
  const unread = unreadWords(notice)

  async function resend() {
    setBusy(true)
    await onResend().finally(() => setBusy(false))
  }

  return (
    <RecordRow
      level={3}
      title={notice.title}
      state={<Tag tone={noticeTones[notice.kind]}>{fairNoticeLabels[notice.kind]}</Tag>}
      facts={[
        `站内消息：${deliveryWords(notice)}`,
        ...notice.letters.map(letterWords),
        notice.sentBy,
        minuteOf(notice.sentAt),
      ]}
      summary={notice.body}
      actions={
        canResend &&
        hasFailed(notice) && (
          <Button size="small" loading={isBusy} onClick={() => void resend()}>
            重发失败的
          </Button>
        )
      }
      more={
        unread !== '' && (
          <Text size="sm" tone="muted">
            {unread}
          </Text>
        )
      }
    />
  )
}
