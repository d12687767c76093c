import type { ComponentProps } from 'react'
import { EmptyState, Link } from '#design-system'
import { AreaDrawing } from '#features/site'

interface Props {
  /** The page that was asked for, which may lie past the last one. */
  page: ComponentProps<typeof EmptyState>['page']
  /** The same search without its filters; undefined where there are none. */
  widerHref: string | undefined
}

/** No resume fits, and what to try instead; fetched when it is needed. */
export const NothingFound = ({ page, widerHref }: Props) => (
  <EmptyState
    picture={<AreaDrawing name="jobs" />}
    page={page}
    title="没有找到符合条件的简历"
    action={widerHref && <Link href={widerHref}>清除全部筛选</Link>}
  >
    换一个职位或技能的说法，放宽学历、经验或城市，通常能找到更多人。
  </EmptyState>
)
