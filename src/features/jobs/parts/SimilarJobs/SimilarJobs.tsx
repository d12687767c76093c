import { Card, EmptyState, LoadState, Skeleton, Stack } from '#design-system'
import { useHiddenCompanies } from '../../hooks/useHiddenCompanies.ts'
import { useSimilarJobs } from '../../hooks/useSimilarJobs.ts'
import { JobList } from '../JobList/JobList.tsx'

/** Jobs like the one that is being read. */
export function SimilarJobs() {
  const { jobs, ...state } = useSimilarJobs()
  const { isHidden } = useHiddenCompanies()
  return (
    <Card title="相似职位">
      <LoadState
        {...state}
        // The service renders the page as guests see it.
        data={jobs?.filter(({ companyId }) => !isHidden(companyId))}
        isEmpty={list => list.length === 0}
        loading={
          <Stack>
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </Stack>
        }
        empty={<EmptyState title="暂时没有相似的职位" />}
      >
        {list => <JobList jobs={list} />}
      </LoadState>
    </Card>
  )
}
