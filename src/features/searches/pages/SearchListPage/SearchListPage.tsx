import { pathTo } from '#contract/pages'
import { Card, Heading, RecordListLayout, Stack, Text } from '#design-system'
import { queryOf } from '#features/jobs'
import { usePageHead } from '#platform/head'
import { useSay } from '#platform/notices'
import { useNavigate, useRequest } from '#platform/routing'
import { useSearches } from '../../hooks/useSearches.ts'
import { describe, nameFor } from '../../model/describe.ts'
import { HiddenCompanies } from '../../parts/HiddenCompanies/HiddenCompanies.tsx'
import { KeptSearches } from '../../parts/KeptSearches/KeptSearches.tsx'
import { RecentSearches } from '../../parts/RecentSearches/RecentSearches.tsx'
import { SearchSettings } from '../../parts/SearchSettings/SearchSettings.tsx'

const PATH = pathTo('savedSearches')

/** `/user/search-list` — searches that I keep; with a search in the address, the one to be kept comes first. */
export function SearchListPage() {
  const { query: address } = useRequest()
  const { searches, save } = useSearches()
  const navigate = useNavigate()
  const say = useSay()
  const { page: _page, ends: _ends, ...search } = queryOf(address)
  const isNew = address.size > 0
  usePageHead({ title: '保存的搜索', noIndex: true })

  return (
    <RecordListLayout title="保存的搜索">
      {isNew && (
        <Card title="订阅新职位">
          <Stack gap={4}>
            <Text>{describe(search)}</Text>
            <SearchSettings
              key={String(address)}
              id="new"
              values={{ name: nameFor(search), alert: 'daily', byEmail: false, bySms: false }}
              hasEmail={searches?.hasEmail ?? false}
              hasPhone={searches?.hasPhone ?? false}
              action="保存搜索"
              onSave={async values => {
                await save({ ...values, search })
                say.done('已保存，有新职位时会告诉您')
                navigate(PATH, { replace: true })
              }}
            />
          </Stack>
        </Card>
      )}
      <Heading level={2} size="lg">
        我保存的
      </Heading>
      <KeptSearches />
      <Heading level={2} size="lg">
        最近搜索
      </Heading>
      <RecentSearches />
      <Heading level={2} size="lg" id="hidden">
        不再显示的单位
      </Heading>
      <HiddenCompanies />
    </RecordListLayout>
  )
}
