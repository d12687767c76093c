import { Card, EmptyState, Heading, LoadState, Pagination, Stack } from '#design-system'
import { AreaDrawing } from '#features/site'
import { pageCountOf, useRequest } from '#platform/routing'
import { useSession } from '#platform/session'
import { useOwnSuggestions } from '../../hooks/useSuggestions.ts'
import { suggestionSearch, suggestionsHref } from '../../model/suggestion-address.ts'
import { SuggestionProgress } from '../../parts/SuggestionProgress/SuggestionProgress.tsx'
import { TicketLookup } from '../../parts/TicketLookup/TicketLookup.tsx'
import { InTurn } from './ProgressView.styles.ts'

function Own() {
  const { query: address } = useRequest()
  const { page } = suggestionSearch.parse(address)
  const { suggestions, ...state } = useOwnSuggestions()
  return (
    <section aria-labelledby="own-suggestions">
      <Stack gap={4}>
        <Heading level={2} size="lg" id="own-suggestions">
          我提交的
        </Heading>
        <LoadState
          {...state}
          data={suggestions}
          isEmpty={({ list }) => list.length === 0}
          empty={
            <EmptyState
              picture={<AreaDrawing name="policies" />}
              page={{ list: suggestions, firstHref: suggestionsHref({ view: 'progress' }), unit: '件' }}
              title="这个账号还没有提交过"
            >
              没有登录时提交的，请在下面凭受理编号查询。
            </EmptyState>
          }
        >
          {({ list, total, pageSize }) => (
            <Stack gap={4}>
              {list.map(suggestion => (
                <SuggestionProgress key={suggestion.ticket} suggestion={suggestion} />
              ))}
              <Pagination
                page={page}
                pageCount={pageCountOf({ total, pageSize })}
                hrefFor={next => suggestionsHref({ view: 'progress', page: next })}
              />
            </Stack>
          )}
        </LoadState>
      </Stack>
    </section>
  )
}

/** What became of letters: those of the account, and any other by its ticket. */
export function ProgressView() {
  const { status } = useSession()
  return (
    <InTurn gap={6}>
      {status === 'LOGIN' && <Own />}
      <Card data-per-user title="凭受理编号查询">
        <TicketLookup />
      </Card>
    </InTurn>
  )
}
