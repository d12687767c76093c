import type { ComponentProps } from 'react'
import { Stat } from '../../primitives/Stat/index.ts'
import { CountUp } from '../CountUp/index.ts'
import { Strip } from './StatStrip.styles.ts'

export type StatStripItem = {
  label: string
  value: number
  unit?: string | undefined
  /** Where the counted things are. */
  href?: string | undefined
}

export type StatStripProps = Omit<ComponentProps<'dl'>, 'children'> & {
  items: readonly StatStripItem[] | null | undefined
  /** How long the figures count up, in milliseconds; 0 for not at all. */
  duration?: number | undefined
}

/** Figures of the whole site in a row, counting up. Renders a `<dl>`. */
export const StatStrip = ({ items, duration, ...rest }: StatStripProps) => (
  <Strip {...rest}>
    {items?.map(({ label, value, unit, href }) => (
      <Stat key={label} label={label} value={<CountUp value={value} duration={duration} />} unit={unit} href={href} />
    ))}
  </Strip>
)
