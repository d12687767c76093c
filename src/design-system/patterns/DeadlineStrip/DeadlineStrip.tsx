import { type ComponentProps, type ReactNode, useId } from 'react'
import { Icon } from '../../primitives/Icon/index.ts'
import { clock } from '../../primitives/Icon/paths.ts'
import { Link } from '../../primitives/Link/index.ts'
import { Root } from './DeadlineStrip.styles.ts'

export type DeadlineItem = {
  id: string
  title: string
  href: string
  /** When and what, in words: 17:00 报名截止. */
  when: ReactNode
}

export type DeadlineStripProps = Omit<ComponentProps<'section'>, 'children' | 'title'> & {
  title?: string | undefined
  items: readonly DeadlineItem[] | null | undefined
  /** The way to all of them. */
  more?: { label: string; href: string } | undefined
}

/** What ends or begins today, and my next step. Renders a `<section>`, or nothing on a quiet day. */
export const DeadlineStrip = ({ title = '今日截止', items, more, ...rest }: DeadlineStripProps) => {
  const titleId = useId()
  if (!items?.length) return null
  return (
    <Root aria-labelledby={titleId} {...rest}>
      <div>
        <h2 id={titleId}>
          <Icon path={clock} />
          {title}
        </h2>
        {more && (
          <Link href={more.href} variant="quiet">
            {more.label}
          </Link>
        )}
      </div>
      <ul>
        {items.map(({ id, title: name, href, when }) => (
          <li key={id}>
            <Link href={href} variant="plain" stretched>
              {name}
            </Link>
            <span>{when}</span>
          </li>
        ))}
      </ul>
    </Root>
  )
}
