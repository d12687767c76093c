import { examImports, type ScoresKind } from '#contract/exam-imports'
import { recheckStateLabels, recheckStates } from '#contract/exam-recheck-life'
import { DetailSection, EmptyState, Link, LoadState, Pagination, Row, Stack, TabLinks, Text } from '#design-system'
import { pageCountOf, useRequest } from '#platform/routing'
import { useRechecks } from '../../hooks/useImport.ts'
import { recheckHref, recheckSearch } from '../../model/import-addresses.ts'
import { askedElsewhere, stageTableLabels } from '../../model/stage-tables.ts'
import { RecheckList } from '../../parts/RecheckList/RecheckList.tsx'

const labels = { '': '全部', ...recheckStateLabels } as const
const states = ['', ...recheckStates] as const

interface Props {
  exam: string
  table: ScoresKind
}

/** The wishes of an exam's candidates that a mark of this stage be looked at again. Renders a `<section>`. */
export function Rechecks({ exam, table }: Props) {
  const { query } = useRequest()
  const { state: shown, page } = recheckSearch.parse(query)
  const { rechecks, ...state } = useRechecks()
  const elsewhere = rechecks ? askedElsewhere(table, rechecks.asked) : []
  return (
    <DetailSection title={`${stageTableLabels[table]}复核申请`}>
      <TabLinks
        label="复核的状态"
        items={states.map(value => ({
          href: recheckHref(exam, { table, state: value }),
          label: labels[value],
          ...(value === 'asked' && { count: rechecks?.asked[examImports[table].stage] ?? null }),
          current: value === shown,
        }))}
      />
      {elsewhere.length > 0 && (
        <Row gap={3}>
          <Text tone="muted">其他环节还有待答复的申请：</Text>
          {elsewhere.map(({ table: other, count }) => (
            <Link key={other} href={recheckHref(exam, { table: other, state: 'asked' })}>
              {`${stageTableLabels[other]} ${count} 项`}
            </Link>
          ))}
        </Row>
      )}
      <LoadState
        {...state}
        data={rechecks}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <EmptyState
            page={{ list: rechecks, firstHref: recheckHref(exam, { table, state: shown }), unit: '项申请' }}
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
              pageCount={pageCountOf({ total, pageSize })}
              hrefFor={next => recheckHref(exam, { table, state: shown, page: next })}
            />
          </Stack>
        )}
      </LoadState>
    </DetailSection>
  )
}
