import type { OutputOf } from '#contract/endpoint'
import type { listJobs } from '#contract/jobs'
import { EmptyState, Link, lasting } from '#design-system'
import { AreaDrawing } from '#features/site'
import { addressFor, groupsFor, selectedOf } from '../../model/filters.ts'
import { type JobSearch, jobSearchHref } from '../../model/search.ts'
import { NothingHelps } from '../../parts/NothingHelps/NothingHelps.tsx'

interface Props {
  search: JobSearch
  page: OutputOf<typeof listJobs> | undefined
}

/** Says that a search has found nothing, and what to change about it. */
export function NoJobs({ search, page }: Props) {
  const selected = selectedOf(search)
  const place = lasting(groupsFor(search), selected)
  return (
    <EmptyState
      picture={<AreaDrawing name="jobs" />}
      page={{ list: page, firstHref: jobSearchHref({ ...search, page: 1 }), unit: '个职位' }}
      title="没有找到符合条件的职位"
      action={<NothingHelps search={search} />}
      otherAction={
        Object.keys(selected).length > Object.keys(place).length && (
          <Link href={addressFor(search, place)}>清除全部筛选</Link>
        )
      }
    >
      换一个说法、放宽薪资或地点，通常能找到更多职位。
    </EmptyState>
  )
}
