import { recheckStateLabels, recheckStates } from '#contract/exam-recheck-life'
import { DetailSection, EmptyState, LoadState, Pagination, Stack, TabLinks } from '#design-system'
import { useRequest } from '#platform/routing'
import { useRechecks } from '../../hooks/useImport.ts'
import { recheckHref, recheckSearch } from '../../model/import-addresses.ts'
import { RecheckList } from '../../parts/RecheckList/RecheckList.tsx'

const labels = { '': '全部', ...recheckStateLabels } as const
const states = ['', ...recheckStates] as const

/** The wishes of an exam's candidates that a mark be looked at again. Renders a `<section>`. */
export function Rechecks({ exam }: { exam: string }) {
  const { query } = useRequest()
  const { state: shown, page } = recheckSearch.parse(query)
  const { rechecks, ...state } = useRechecks()
  return (
    <DetailSection title="成绩复核申请">
      <TabLinks
        label="复核的状态"
        items={states.map(value => ({
          href: recheckHref(exam, { state: value }),
          label: labels[value],
          ...(value === 'asked' && { count: rechecks?.asked ?? null }),
          current: value === shown,
        }))}
      />
      <LoadState
        {...state}
        data={rechecks}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <EmptyState
            page={{ list: rechecks, firstHref: recheckHref(exam, { state: shown }), unit: '项申请' }}
            title="没有复核申请"
          >
            成绩公布以后，考生在复核期内可以申请。
          </EmptyState>
        }
      >
        {({ list, total, pageSize, mayAnswer }) => (
          <Stack gap={3}>
            <RecheckList rechecks={list} mayAnswer={mayAnswer} />
            <Pagination
              page={page}
              pageCount={Math.max(1, Math.ceil(total / pageSize))}
              hrefFor={next => recheckHref(exam, { state: shown, page: next })}
            />
          </Stack>
        )}
      </LoadState>
    </DetailSection>
  )
}
