import type { ComponentProps } from 'react'
import { Empty } from '../../primitives/Empty/index.ts'
import { grouped } from '../../primitives/grouped.ts'
import { Link } from '../../primitives/Link/index.ts'

export type EmptyPageProps = Omit<ComponentProps<typeof Empty>, 'title' | 'action' | 'icon'> & {
  /** The list that this page is of, once it is known: how many there are, or how many are counted at most. */
  list: { total: number; capped: boolean } | undefined
  /** The address of the first page. */
  firstHref: string
  /** What is listed: 个职位. */
  unit: string
}

/**
 * A page of a list on which nothing stands: past the last page it says so and leads back to the first; a list without
 * anything shows its own `Empty` (`children`). Renders what `Empty` renders.
 */
export const EmptyPage = ({ list, firstHref, unit, children, ...rest }: EmptyPageProps) => {
  if (!list?.total) return children
  const count = `${grouped(list.total)} ${unit}`
  return (
    <Empty title="没有这一页" action={<Link href={firstHref}>回到第一页</Link>} {...rest}>
      {list.capped ? `最多列出前 ${count}，请用筛选条件缩小范围。` : `一共 ${count}，没有这么多页。`}
    </Empty>
  )
}
