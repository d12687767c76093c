import { type ComponentProps, useId } from 'react'
import { submenuKeys } from '../behaviour/submenu-keys.ts'
import { useSubmenus } from '../behaviour/useSubmenus.ts'
import { Family, Root, Row, Toggle } from './CategoryMenu.styles.ts'
import { type CategoryNode, CategoryPanel } from './CategoryPanel.tsx'

export type CategoryMenuProps = Omit<ComponentProps<'nav'>, 'children'> & {
  /** What the categories are of, read aloud. */
  'aria-label': string
  /** Three levels; the third may come later, see `onShow`. */
  categories: readonly CategoryNode[]
  hrefFor: (category: CategoryNode) => string
  /** A panel is shown: time to load the third level. */
  onShow?: (() => void) | undefined
  /** The third level is on its way. */
  loading?: boolean | undefined
}

/** A pointer on its way into the panel crosses other rows. */
const crossing = 120

/**
 * Categories: the first level in sight, the others over the page beside it, on a phone under their row. By pointer,
 * touch and arrow keys. Renders a `<nav>`; every row is a link before any script.
 */
export const CategoryMenu = ({ categories, hrefFor, onShow, loading = false, ...rest }: CategoryMenuProps) => {
  const { root, entry, onFocus, enter, leave } = useSubmenus<HTMLDivElement>({ delay: crossing })
  const id = useId()
  return (
    <Root {...rest}>
      <ul ref={root} onFocus={onFocus} onKeyDown={submenuKeys({ orientation: 'column', enter, leave })}>
        {categories.map((category, index) => {
          const { open, submenuRef, onPress, onPointerEnter, onPointerLeave } = entry(index)
          const panelId = `${id}${category.value}`
          const groups = category.children ?? []
          const hover = groups.length > 0 ? { onPointerEnter, onPointerLeave } : {}
          return (
            <Row key={category.value} data-entry={index} data-open={open || undefined} {...hover}>
              <Family href={hrefFor(category)}>{category.label}</Family>
              {groups.length > 0 && (
                <Toggle
                  type="button"
                  aria-expanded={open}
                  aria-controls={open ? panelId : undefined}
                  aria-label={`${category.label}的下级类别`}
                  onClick={onPress}
                />
              )}
              {open && (
                <CategoryPanel
                  id={panelId}
                  ref={submenuRef}
                  data-submenu
                  groups={groups}
                  hrefFor={hrefFor}
                  loading={loading}
                  onShow={onShow}
                />
              )}
            </Row>
          )
        })}
      </ul>
    </Root>
  )
}
