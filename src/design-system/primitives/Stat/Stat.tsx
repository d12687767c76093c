import type { ComponentProps, ReactNode } from 'react'
import { Link } from '../Link/index.ts'
import { wholeFigures } from '../whole-figures.tsx'
import { Entry, List } from './Stat.styles.ts'

export type StatProps = Omit<ComponentProps<'div'>, 'children'> & {
  label: string
  /** The figure, or what counts up to it. */
  value: ReactNode
  unit?: string | undefined
  /** Where the counted things are. */
  href?: string | undefined
}

/** Several figures side by side. Renders a `<dl>` for Stats. */
export const StatList = (props: ComponentProps<'dl'>) => <List {...props} />

/** One figure and what it counts. Renders a `<div>` with `<dt>` and `<dd>`, inside a StatList. */
export const Stat = ({ label, value, unit, href, ...rest }: StatProps) => (
  <Entry {...rest}>
    <dt>
      {href ? (
        <Link href={href} variant="plain" stretched>
          {label}
        </Link>
      ) : (
        wholeFigures(label)
      )}
    </dt>
    <dd>
      <span>{value}</span>
      {unit}
    </dd>
  </Entry>
)
