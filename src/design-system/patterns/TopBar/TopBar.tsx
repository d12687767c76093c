import type { ComponentProps, ReactNode } from 'react'
import { Root } from './TopBar.styles.ts'

export type TopBarProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** What the line holds, read aloud. */
  label: string
  /** Words at the beginning, such as a welcome and numbers to call. */
  words: readonly string[]
  /** At the end: the UserBox and the DisplaySettings. */
  children: ReactNode
}

/** The line above the header: welcome and hotlines, signing in or who is signed in. Renders a `<div role="region">`. */
export const TopBar = ({ label, words, children, ...rest }: TopBarProps) => (
  <Root role="region" aria-label={label} {...rest}>
    <div>
      <p>
        {words.map(word => (
          <span key={word}>{word}</span>
        ))}
      </p>
      {children}
    </div>
  </Root>
)
