import type { ComponentProps, ReactNode } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { wholeFigures } from '../whole-figures.tsx'
import { Details, Entry, List, Time, Title } from './Timeline.styles.ts'

export type TimelineState = 'done' | 'current' | 'upcoming' | 'failed'

export type TimelineItem = {
  id: string
  title: ReactNode
  /** When it happened or will, as words. */
  time?: string | undefined
  state: TimelineState
  details?: ReactNode
}

export type TimelineProps = ComponentProps<'ol'> & {
  items: readonly TimelineItem[] | null | undefined
  /** Beside each other where the window is wide: for few steps on the whole width of a page. */
  across?: boolean | undefined
}

const said = { done: '已完成', current: '当前', upcoming: '未开始', failed: '未通过' } as const satisfies Record<
  TimelineState,
  string
>

/** What happened to an application, a registration or an order, one under another. Renders an `<ol>`. */
export const Timeline = ({ items, across, ...rest }: TimelineProps) => (
  <List data-across={across || undefined} {...rest}>
    {items?.map(({ id, title, time, state, details }) => (
      <Entry key={id} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
        <Title>
          {wholeFigures(title)}
          <VisuallyHidden>（{said[state]}）</VisuallyHidden>
        </Title>
        {time && <Time>{wholeFigures(time)}</Time>}
        {details && <Details>{wholeFigures(details)}</Details>}
      </Entry>
    ))}
  </List>
)
