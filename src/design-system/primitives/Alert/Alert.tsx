import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../Icon/index.ts'
import { close, danger, info, success, warning } from '../Icon/paths.ts'
import { IconButton } from '../IconButton/index.ts'
import { Text } from '../Text/index.ts'
import { wholeFigures } from '../whole-figures.tsx'
import { Body, StyledAlert } from './Alert.styles.ts'

export type AlertTone = 'info' | 'success' | 'warning' | 'danger'

export type AlertProps = Omit<ComponentProps<'div'>, 'title'> & {
  tone?: AlertTone | undefined
  title?: ReactNode
  /** What to do about it. */
  action?: ReactNode
  onDismiss?: (() => void) | undefined
  /** It appeared while the page was in use: read it aloud, trouble at once, the rest in turn. */
  live?: boolean | undefined
}

const pictures = { info, success, warning, danger } as const satisfies Record<AlertTone, string>

/** Something to know about what is right here. Renders a `<div>`. */
export const Alert = ({ tone = 'info', title, action, onDismiss, live, children, ...rest }: AlertProps) => (
  <StyledAlert data-tone={tone} role={live ? (tone === 'danger' ? 'alert' : 'status') : undefined} {...rest}>
    <Icon path={pictures[tone]} />
    <Body>
      {title && <Text strong>{title}</Text>}
      {children && <div>{wholeFigures(children)}</div>}
      {action && <div>{action}</div>}
    </Body>
    {onDismiss && <IconButton icon={close} label="关闭提示" word="关闭" onClick={onDismiss} />}
  </StyledAlert>
)
