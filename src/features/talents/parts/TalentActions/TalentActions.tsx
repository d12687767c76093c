import { useState } from 'react'
import { Button, ConfirmDialog, icons, Row, Text } from '#design-system'
import { ResumePdf, useResumePrint } from '#features/seeker'
import { useSay } from '#platform/notices'
import { useTalentActions } from '../../hooks/useTalentActions.ts'
import { InviteToApply } from '../InviteToApply/InviteToApply.tsx'

interface Props {
  id: string
  /** Who it is, as the employer may know them. */
  name: string
  favourite: boolean
  downloaded: boolean
  /** Name and contact details are shown, because of a download or an application. */
  revealed: boolean
  /** How many resumes the company may still download today. */
  downloadsLeft: number
}

/** What an employer can do with an open resume. Renders a `<div>`. */
export function TalentActions({ id, name, favourite, downloaded, revealed, downloadsLeft }: Props) {
  const actions = useTalentActions(id)
  const { print, isTelling } = useResumePrint('open', id)
  const say = useSay()
  const [isAsking, setAsking] = useState(false)
  const keep = () =>
    say.outcomeOf(() => actions.keep(!favourite), favourite ? '已取消收藏' : '已收藏').catch(() => undefined)
  return (
    <>
      <Row gap={3} className="no-print">
        {!revealed && (
          <Button
            variant="primary"
            icon={icons.download}
            disabled={downloadsLeft === 0}
            onClick={() => setAsking(true)}
          >
            下载简历，查看联系方式
          </Button>
        )}
        <Button icon={icons.star} aria-pressed={favourite} disabled={actions.isSending} onClick={() => void keep()}>
          {favourite ? '取消收藏' : '收藏'}
        </Button>
        <InviteToApply id={id} name={name} />
        {revealed && (
          <>
            <ResumePdf kind="open" id={id} />
            <Button icon={icons.print} loading={isTelling} onClick={() => void print().catch(say.failure)}>
              打印简历
            </Button>
          </>
        )}
        <Text size="sm" tone="muted">
          {downloaded
            ? '已下载，联系方式已显示。'
            : revealed
              ? '求职者投递过您单位，联系方式已显示。'
              : downloadsLeft === 0
                ? '今天的下载次数已用完，明天可以继续。'
                : `今天还可以下载 ${downloadsLeft} 份。`}
        </Text>
      </Row>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={next => setAsking(next.open)}
        title="下载这份简历？"
        description={`下载后可以看到姓名和联系方式，求职者会收到通知。今天还可以下载 ${downloadsLeft} 份。`}
        confirmLabel="下载简历"
        onConfirm={() => say.outcomeOf(actions.download, '联系方式已显示')}
      />
    </>
  )
}
