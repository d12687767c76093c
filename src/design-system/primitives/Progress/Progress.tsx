import { type ComponentProps, type ReactNode, useId } from 'react'
import { Bar, Head, Root } from './Progress.styles.ts'

export type ProgressProps = Omit<ComponentProps<'progress'>, 'children' | 'value'> & {
  label: ReactNode
  /** 0 to `max` (1 without it); without a value it moves without saying how far. */
  value?: number | undefined
  /** The state in words, in place of the percentage: 3/8 份. */
  valueText?: string | undefined
}

/** How much of a task is done. Renders a `<progress>` with its label in a `<div>`; `className` goes to the div. */
export const Progress = ({ label, value, max = 1, valueText, className, id, ...rest }: ProgressProps) => {
  const ownId = useId()
  const known = value !== undefined && Number.isFinite(value)
  const share = known && Number(max) > 0 ? Math.min(1, Math.max(0, value / Number(max))) : 0
  return (
    <Root className={className}>
      <Head>
        <label htmlFor={id ?? ownId}>{label}</label>
        {known && <span>{valueText ?? `${Math.floor(share * 100)}%`}</span>}
      </Head>
      <Bar id={id ?? ownId} max={1} aria-valuetext={valueText} {...(known && { value: share })} {...rest} />
    </Root>
  )
}
