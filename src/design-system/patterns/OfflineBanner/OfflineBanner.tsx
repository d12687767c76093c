import { type ComponentProps, useEffect, useState } from 'react'
import { Icon } from '../../primitives/Icon/index.ts'
import { success, warning } from '../../primitives/Icon/paths.ts'
import { useOnline } from '../behaviour/useOnline.ts'
import { Line, Root } from './OfflineBanner.styles.ts'

export type OfflineBannerProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** How long 网络已恢复 stays, in milliseconds. */
  farewell?: number | undefined
}

/** Says that the network is gone, and that it is back. Renders a `<div role="status">`, empty while all is well. */
export const OfflineBanner = ({ farewell = 3000, ...rest }: OfflineBannerProps) => {
  const online = useOnline()
  const [wasOffline, setWasOffline] = useState(false)
  if (!online && !wasOffline) setWasOffline(true)
  const isBack = online && wasOffline
  useEffect(() => {
    if (!isBack) return
    const timer = setTimeout(() => setWasOffline(false), farewell)
    return () => clearTimeout(timer)
  }, [isBack, farewell])
  return (
    <Root role="status" {...rest}>
      {!online && (
        <Line>
          <Icon path={warning} size="small" />
          网络已断开。您填写的内容还在，恢复后可以继续。
        </Line>
      )}
      {isBack && (
        <Line data-state="back">
          <Icon path={success} size="small" />
          网络已恢复
        </Line>
      )}
    </Root>
  )
}
