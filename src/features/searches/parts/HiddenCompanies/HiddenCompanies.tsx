import { useState } from 'react'
import { pathTo } from '#contract/pages'
import { MOST_HIDDEN } from '#contract/search-fields'
import { Button, EmptyState, LoadState, RecordList, RecordRow, Stack, Text } from '#design-system'
import { useHiddenCompanies } from '#features/jobs'
import { formatDate } from '#platform/dates'
import { useSay } from '#platform/notices'

/** The companies that I have hidden, each to be shown again. */
export function HiddenCompanies() {
  const { companies, setHidden, canHide: _canHide, isHidden: _isHidden, ...state } = useHiddenCompanies()
  const [busy, setBusy] = useState('')
  const say = useSay()

  async function show(id: string) {
    setBusy(id)
    try {
      await setHidden(id, false)
      say.done('已恢复显示')
    } catch (error) {
      say.failure(error)
    } finally {
      setBusy('')
    }
  }

  return (
    <LoadState
      {...state}
      data={companies}
      isEmpty={list => list.length === 0}
      empty={
        <EmptyState title="没有不再显示的单位">
          在职位页或单位页点“不再显示这家单位”，搜索、推荐和提醒里就不会再出现它的职位。
        </EmptyState>
      }
    >
      {list => (
        <Stack gap={3}>
          <RecordList>
            {list.map(({ id, name, hiddenAt }) => (
              <RecordRow
                key={id}
                level={3}
                href={pathTo('companyDetails', { id })}
                title={name}
                facts={[`${formatDate(hiddenAt)} 起不再显示`]}
                actions={
                  <Button
                    size="small"
                    loading={busy === id}
                    aria-label={`重新显示：${name}`}
                    onClick={() => void show(id)}
                  >
                    重新显示
                  </Button>
                }
              />
            ))}
          </RecordList>
          <Text size="sm" tone="muted">
            共 {list.length} 家，最多 {MOST_HIDDEN} 家。
          </Text>
        </Stack>
      )}
    </LoadState>
  )
}
