import { type ComponentProps, useEffect, useEffectEvent } from 'react'
import { Skeleton } from '../../primitives/Skeleton/index.ts'
import { Choice, Group, GroupName, Panel, Titles } from './CategoryMenu.styles.ts'

export type CategoryNode = {
  value: string
  label: string
  /** Absent or empty at the third level, and at the second before it was loaded. */
  children?: readonly CategoryNode[] | undefined
}

type CategoryPanelProps = Omit<ComponentProps<'div'>, 'children'> & {
  groups: readonly CategoryNode[]
  hrefFor: (category: CategoryNode) => string
  /** The third level is on its way. */
  loading: boolean
  onShow: (() => void) | undefined
}

/** Second and third level of one family. */
export const CategoryPanel = ({ groups, hrefFor, loading, onShow, ...rest }: CategoryPanelProps) => {
  const show = useEffectEvent(() => {
    onShow?.()
  })
  useEffect(() => {
    show()
  }, [])
  return (
    <Panel {...rest}>
      {groups.map(group => {
        const titles = group.children ?? []
        return (
          <Group key={group.value}>
            <GroupName>
              <Choice href={hrefFor(group)}>{group.label}</Choice>
            </GroupName>
            {titles.length > 0 ? (
              <Titles>
                {titles.map(title => (
                  <li key={title.value}>
                    <Choice href={hrefFor(title)}>{title.label}</Choice>
                  </li>
                ))}
              </Titles>
            ) : (
              loading && <Skeleton width={60} />
            )}
          </Group>
        )
      })}
    </Panel>
  )
}
