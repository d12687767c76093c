import { pathTo } from '#contract/pages'
import { MOST_SEARCHES } from '#contract/search-fields'
import { ButtonLink, EmptyState, LoadState, RecordList, Stack, Text } from '#design-system'
import { AreaDrawing } from '#features/site'
import { useSay } from '#platform/notices'
import { useSearches } from '../../hooks/useSearches.ts'
import { KeptSearch } from './KeptSearch.tsx'

/** The searches that I keep. */
export function KeptSearches() {
  const { searches, save: _, update, remove, ...state } = useSearches()
  const say = useSay()

  async function removed(id: string) {
    try {
      await remove({ id })
      say.done('已删除')
    } catch (error) {
      say.failure(error)
      throw error
    }
  }

  return (
    <LoadState
      {...state}
      data={searches}
      isEmpty={({ list }) => list.length === 0}
      empty={
        <EmptyState
          picture={<AreaDrawing name="jobs" />}
          title="还没有保存的搜索"
          action={
            <ButtonLink variant="primary" href={pathTo('jobSearch')}>
              去找职位
            </ButtonLink>
          }
        >
          选好职位、地点和条件后点“订阅新职位”，有新职位时会告诉您。
        </EmptyState>
      }
    >
      {({ list, hasEmail, hasPhone }) => (
        <Stack gap={3}>
          <RecordList>
            {list.map(kept => (
              <KeptSearch
                key={kept.id}
                kept={kept}
                hasEmail={hasEmail}
                hasPhone={hasPhone}
                onChange={values => update({ ...values, id: kept.id })}
                onRemove={() => removed(kept.id)}
              />
            ))}
          </RecordList>
          <Text size="sm" tone="muted">
            已保存 {list.length} 个，最多 {MOST_SEARCHES} 个。
          </Text>
        </Stack>
      )}
    </LoadState>
  )
}
