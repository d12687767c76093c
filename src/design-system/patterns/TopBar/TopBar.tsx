import type { ComponentProps, ReactNode } from 'react'
import { type SignedInUser, UserBox } from '../UserBox/index.ts'
import { firstExamLine, topHotlines } from './hotlines.ts'
import { Root } from './TopBar.styles.ts'

export type TopBarProps = Omit<ComponentProps<'div'>, 'children'> & {
  siteTitle: string
  /** Numbers with 、 between them; items 1, 2, 4 and 8 are shown. */
  hotline?: string | undefined
  /** Numbers with 、 between them; the first is shown. */
  examLine?: string | undefined
  /** Absent for a guest. */
  user?: SignedInUser | undefined
  onLogout: () => void
  /** At the end: the DisplaySettings. */
  tools?: ReactNode
}

/** The line above the header: welcome and hotlines, signing in or who is signed in. Renders a `<div role="region">`. */
export const TopBar = ({ siteTitle, hotline = '', examLine = '', user, onLogout, tools, ...rest }: TopBarProps) => {
  const numbers = topHotlines(hotline)
  const exam = firstExamLine(examLine)
  return (
    <Root role="region" aria-label="账户与热线" {...rest}>
      <div>
        <p>
          <span>欢迎来到{siteTitle}</span>
          {numbers.length > 0 && <span>服务热线 {numbers.join('、')}</span>}
          {exam && <span>考试咨询 {exam}</span>}
        </p>
        <div>
          <UserBox user={user} onLogout={onLogout} />
          {tools}
        </div>
      </div>
    </Root>
  )
}
