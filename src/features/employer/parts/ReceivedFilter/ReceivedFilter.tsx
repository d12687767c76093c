import { pathTo } from '#contract/pages'
import { Select } from '#design-system'
import { WordSearch } from '#features/news'
import { useJobChoice } from '../../hooks/useOwnJobs.ts'
import type { ReceivedSearch } from '../../model/list-search.ts'

/** Which of the applications: by a word, by the job they are for. Renders a `<form>` that works before any script. */
export function ReceivedFilter({ search }: { search: ReceivedSearch }) {
  const { t, job, state, view } = search
  const { jobs } = useJobChoice()
  const options = jobs?.map(({ id, title }) => ({ value: id, label: title })) ?? []
  const isListed = job === '' || options.some(({ value }) => value === job)
  return (
    <WordSearch
      // What the address says is shown again after Back; what is chosen can be shown once it is there to choose from.
      key={`${t} ${job} ${jobs?.length}`}
      action={pathTo('received')}
      label="姓名或职位"
      placeholder="姓名、职位"
      defaultWord={t}
      kept={[
        ['state', state],
        ['view', view],
      ]}
    >
      <Select
        name="job"
        aria-label="应聘职位"
        defaultValue={job}
        options={[
          { value: '', label: '全部职位' },
          ...(isListed ? [] : [{ value: job, label: '所选职位' }]),
          ...options,
        ]}
      />
    </WordSearch>
  )
}
