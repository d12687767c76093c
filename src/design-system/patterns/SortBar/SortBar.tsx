import type { ComponentProps } from 'react'
import { Choice, Choices, Root } from './SortBar.styles.ts'

export type SortBarProps<Value extends string> = Omit<ComponentProps<'nav'>, 'children'> & {
  options: readonly { value: Value; label: string }[]
  /** The order in force. */
  value: Value
  /** The address of the results in an order. */
  hrefFor: (value: Value) => string
}

/** Orders of a list, as links. Renders a `<nav>`. */
export const SortBar = <Value extends string>({ options, value, hrefFor, ...rest }: SortBarProps<Value>) => (
  <Root aria-label="排序方式" {...rest}>
    <Choices>
      {options.map(option => (
        <li key={option.value}>
          <Choice
            href={hrefFor(option.value)}
            rel="nofollow"
            aria-current={option.value === value ? 'true' : undefined}
          >
            {option.label}
          </Choice>
        </li>
      ))}
    </Choices>
  </Root>
)
