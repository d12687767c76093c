import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { Alert } from '../../primitives/Alert/index.ts'
import { Button } from '../../primitives/Button/index.ts'
import { useOnline } from '../behaviour/useOnline.ts'
import { Failure } from './LoadState.styles.ts'

type LoadFailureProps = {
  /** What happened, in place of the usual words. */
  message: ReactNode
  /** Older content stands below. */
  stale: boolean
  retrying: boolean
  retry: () => void
}

const words = (online: boolean, stale: boolean) => {
  if (!online) return stale ? '网络已断开，以下是之前的内容，恢复后自动更新。' : '网络已断开，恢复后自动重试。'
  return stale ? '没有更新成功，以下是之前的内容。' : '请稍后重试；如果一直这样，请拨打服务热线。'
}

/** What went wrong and 重试; tries again by itself when the network is back. */
export const LoadFailure = ({ message, stale, retrying, retry }: LoadFailureProps) => {
  const online = useOnline()
  const wasOnline = useRef(online)
  const again = useEffectEvent(retry)
  useEffect(() => {
    if (online && !wasOnline.current) again()
    wasOnline.current = online
  }, [online])
  return (
    <Failure>
      <Alert
        live
        tone={stale || !online ? 'warning' : 'danger'}
        title={stale ? undefined : '加载失败'}
        action={
          <Button size="small" loading={retrying} onClick={retry}>
            重试
          </Button>
        }
      >
        {(online && message) || words(online, stale)}
      </Alert>
    </Failure>
  )
}
