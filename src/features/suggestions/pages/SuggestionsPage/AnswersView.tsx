import { suggestionKinds } from '#contract/reference/suggestions'
import {
  ButtonLink,
  EmptyState,
  LoadState,
  Pagination,
  ResultsLayout,
  type ResultsLayoutProps,
  Stack,
  TabLinks,
} from '#design-system'
import { AreaDrawing } from '#features/site'
import { pageCountOf, useRequest } from '#platform/routing'
import { usePublicAnswers } from '../../hooks/useSuggestions.ts'
import { suggestionSearch, suggestionsHref } from '../../model/suggestion-address.ts'
import { AnswerSearch } from '../../parts/AnswerSearch/AnswerSearch.tsx'
import { PublicAnswers } from '../../parts/PublicAnswers/PublicAnswers.tsx'

/** The public answers that the address asks for. */
export function AnswersView({ head }: { head: Pick<ResultsLayoutProps, 'title' | 'lead' | 'crumbs' | 'tabs'> }) {
  const { query: address } = useRequest()
  const search = suggestionSearch.parse(address)
  const { answers, ...state } = usePublicAnswers()
  const kinds = [{ value: '', label: '全部' } as const, ...suggestionKinds]
  return (
    <ResultsLayout
      {...head}
      search={<AnswerSearch search={search} />}
      helps={
        <TabLinks
          label="类型"
          items={kinds.map(({ value, label }) => ({
            href: suggestionsHref({ ...search, kind: value, page: 1 }),
            label,
            current: search.kind === value,
          }))}
        />
      }
    >
      <LoadState
        {...state}
        data={answers}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <EmptyState
            picture={<AreaDrawing name="policies" />}
            page={{ list: answers, firstHref: suggestionsHref({ ...search, page: 1 }), unit: '条答复' }}
            title="没有找到相关答复"
            action={
              <ButtonLink variant="primary" href={suggestionsHref({ view: 'write' })}>
                写信咨询
              </ButtonLink>
            }
          >
            换一个词试试，或者直接写信，我们会答复您。
          </EmptyState>
        }
      >
        {({ list, total, pageSize }) => (
          <Stack gap={4}>
            <PublicAnswers answers={list} />
            <Pagination
              page={search.page}
              pageCount={pageCountOf({ total, pageSize })}
              hrefFor={page => suggestionsHref({ ...search, page })}
            />
          </Stack>
        )}
      </LoadState>
    </ResultsLayout>
  )
}
