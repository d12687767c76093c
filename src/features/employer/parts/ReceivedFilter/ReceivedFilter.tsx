import { pathTo } from '#contract/pages'
import { Select } from '#design-system'
import { WordSearch } from '#features/news'
import { useJobChoice } from '../../hooks/useOwnJobs.ts'
import { useTags } from '../../hooks/useTags.ts'
import type { ReceivedSearch } from '../../model/list-search.ts'

/** Which of the applications: by a word, by the job they are for, by what is new in them, by a tag. Renders a `<form>` that works before any script. */
export function ReceivedFilter({ search }: { search: ReceivedSearch }) {
  const { t, job, tag, unread, state, view } = search
  const { tags = [] } = useTags()
  const { jobs } = useJobChoice()
  const options = jobs?.map(({ id, title }) => ({ value: id, label: title })) ?? []
  const isListed = job === '' || options.some(({ value }) => value === job)
  return (
    <WordSearch
      // What the address says is shown again after Back; what is chosen can be shown once it is there to choose from.
      key={`${t} ${job} ${tag} ${unread} ${jobs?.length} ${tags.length}`}
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
      {view === '' && (
        <Select
          name="unread"
          aria-label="已读未读"
          defaultValue={unread ? '1' : ''}
          options={[
            { value: '', label: '已读未读' },
            { value: '1', label: '只看未读' },
          ]}
        />
      )}
      {(tags.length > 0 || tag) && (
        <Select
          name="tag"
          aria-label="标签"
          defaultValue={tag}
          options={[
            { value: '', label: '全部标签' },
            ...(tag === '' || tags.some(({ id }) => id === tag) ? [] : [{ value: tag, label: '所选标签' }]),
            ...tags.map(({ id, name, applications }) => ({ value: id, label: `${name}（${applications}）` })),
          ]}
        />
      )}
    </WordSearch>
  )
}
