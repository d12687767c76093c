import type { ComponentProps } from 'react'
import { Icon } from '../Icon/index.ts'
import { chevronRight } from '../Icon/paths.ts'
import { Link } from '../Link/index.ts'
import { wholeDays } from '../whole-figures.tsx'
import { Item, List } from './Breadcrumb.styles.ts'

export type BreadcrumbItem = { label: string; href?: string | undefined }

export type BreadcrumbProps = ComponentProps<'nav'> & {
  /** From the home page down to this page. */
  items: readonly BreadcrumbItem[] | null | undefined
}

/** Where this page lies. Renders a `<nav>` with an `<ol>`. */
export const Breadcrumb = ({ items, ...rest }: BreadcrumbProps) => (
  <nav aria-label="当前位置" {...rest}>
    <List>
      {items?.map(({ label, href }, index) => (
        <Item key={href ?? label}>
          {href && index < items.length - 1 ? (
            <Link href={href} variant="quiet">
              {label}
            </Link>
          ) : (
            <span aria-current={index === items.length - 1 ? 'page' : undefined}>{wholeDays(label)}</span>
          )}
          {index < items.length - 1 && <Icon path={chevronRight} size="small" />}
        </Item>
      ))}
    </List>
  </nav>
)
