import { Card, Empty, LoadState, Skeleton, Stack } from '#design-system'
import { useSimilarJobs } from '../../hooks/useSimilarJobs.ts'
import { JobList } from '../JobList/JobList.tsx'

/** Jobs like the one that is being read. */
export function SimilarJobs({ id }: { id: string }) {
  const { jobs, ...state } = useSimilarJobs(id)
  return (
    <Card title="相似职位">
      <LoadState
        {...state}
        data={jobs}
        isEmpty={list => list.length === 0}
        loading={
          <Stack>
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </Stack>
        }
        empty={<Empty title="暂时没有相似的职位" />}
      >
        {list => <JobList jobs={list} />}
      </LoadState>
    </Card>
  )
}
