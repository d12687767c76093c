import { Alert, Text } from '#design-system'
import { useNow } from '#platform/clock'
import { relativeTime } from '#platform/dates'
import type { DeskState } from '../../model/desk.ts'

type Props = Pick<DeskState, 'sent' | 'tickets' | 'line' | 'unsent' | 'isLasting'>

/** How fresh the desk is, what is not handed in yet, and whether the fair goes on. */
export function DeskStatus({ sent, tickets, line, unsent, isLasting }: Props) {
  const now = useNow()
  if (!sent) return null
  const age = relativeTime(Math.min(sent.takenAt, now), now)
  return (
    <>
      {sent.fair.state !== 'planned' && (
        <Alert tone="danger" title={sent.fair.state === 'stopped' ? '招聘会暂停中，先不放行' : '招聘会未如期举行'} live>
          {sent.fair.reason}
        </Alert>
      )}
      {!isLasting && (
        <Alert tone="danger" title="本机存储已满或被禁用" live>
          请不要关闭或刷新本页，联网后检票记录会自动上传；上传完之前换一台设备检票。
        </Alert>
      )}
      {line === 'off' ? (
        <Alert tone="warning" title={`离线检票中，用的是${age}的快照`}>
          可以照常检票。{unsent > 0 ? `${unsent} 条记录待上传，` : ''}
          网络恢复后自动上传和更新；上传完之前请不要退出登录。
        </Alert>
      ) : (
        <Text size="sm" tone="muted">
          在线 · 快照{age}更新 · {tickets} 张票{unsent > 0 && ` · ${unsent} 条待上传`}
        </Text>
      )}
    </>
  )
}
