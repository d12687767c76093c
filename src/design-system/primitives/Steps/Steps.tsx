import type { ComponentProps } from 'react'
import { Icon } from '../Icon/index.ts'
import { check } from '../Icon/paths.ts'
import { Anchor } from '../Link/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { Label, List, Mark, Step } from './Steps.styles.ts'

export type StepItem = {
  label: string
  /** A step behind that can be gone back to. */
  href?: string | undefined
}

export type StepsProps = ComponentProps<'ol'> & {
  items: readonly StepItem[] | null | undefined
  /** Index of the step one is at; `items.length` when all are done. */
  current: number
}

/** Steps that stand in one line. */
const LINE = 12

/** How far along a fixed way one is. Renders an `<ol>`; on a phone a bar with the name of the step one is at. */
export const Steps = ({ items, current, ...rest }: StepsProps) => (
  <List data-many={(items?.length ?? 0) > LINE || undefined} {...rest}>
    {items?.map(({ label, href }, index) => {
      const state = index < current ? 'done' : index === current ? 'current' : 'upcoming'
      return (
        <Step key={label} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <Mark aria-hidden="true">{state === 'done' ? <Icon path={check} size="small" /> : index + 1}</Mark>
          <Label data-position={`${index + 1}/${items.length}`}>
            {href && state === 'done' ? <Anchor href={href}>{label}</Anchor> : label}
            {state === 'done' && <VisuallyHidden>（已完成）</VisuallyHidden>}
          </Label>
        </Step>
      )
    })}
  </List>
)
