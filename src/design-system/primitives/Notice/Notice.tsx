import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../Icon/index.ts'
import { bell, close } from '../Icon/paths.ts'
import { IconButton } from '../IconButton/index.ts'
import { wholeFigures } from '../whole-figures.tsx'
import { StyledNotice, Words } from './Notice.styles.ts'

export type NoticeProps = ComponentProps<'aside'> & {
  /** What kind of notice it is, e.g. 停机维护公告. */
  label: string
  children: ReactNode
  onDismiss?: (() => void) | undefined
}

/** One line for the whole site or a whole page: maintenance, a deadline. Renders an `<aside>`. */
export const Notice = ({ label, onDismiss, children, ...rest }: NoticeProps) => (
  <StyledNotice aria-label={label} {...rest}>
    <Icon path={bell} />
    <Words>{wholeFigures(children)}</Words>
    {onDismiss && <IconButton icon={close} label={`关闭${label}`} word="关闭" onClick={onDismiss} />}
  </StyledNotice>
)
