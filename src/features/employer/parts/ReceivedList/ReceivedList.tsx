import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { applicationStateLabels, applicationStates, type ReceivedApplication } from '#contract/applications'
import { pathTo } from '#contract/pages'
import { Checkbox, EmptyState, Link, LoadState, Pagination, Stack, TabLinks } from '#design-system'
import { AreaDrawing } from '#features/site'
import { pageCountOf } from '#platform/routing'
import { useReceived } from '../../hooks/useReceived.ts'
import { type ReceivedSearch, receivedAddress } from '../../model/list-search.ts'
import { ApplicationTable } from '../ApplicationTable/ApplicationTable.tsx'
import { Together } from './ReceivedList.styles.ts'

interface Props {
  search: ReceivedSearch
  chosen: ReadonlySet<string>
  onChoose: (list: readonly ReceivedApplication[], isChosen: boolean) => void
  /** What has been read, for those who know only an id. */
  onShown: (list: readonly ReceivedApplication[]) => void
  /** What can be done with those chosen. */
  children: ReactNode
}

/** Received applications page by page, newest first, each state by itself or all together. */
export function ReceivedList({ search, chosen, onChoose, onShown, children }: Props) {
  const { state: step, page } = search
  const { received, ...state } = useReceived(search)
  const list = received?.list
  const tell = useEffectEvent(onShown)
  useEffect(() => {
    if (list) tell(list)
  }, [list])
  const hrefFor = (change: Partial<ReceivedSearch>) => receivedAddress(search, { page: 1, ...change })

  return (
    <Stack gap={4}>
      <TabLinks
        label="进展"
        items={[
          { href: hrefFor({ state: '' }), label: '全部', current: step === '' },
          ...applicationStates.map(name => ({
            href: hrefFor({ state: name }),
            label: applicationStateLabels[name],
            count: received?.counts[name] ?? null,
            current: step === name,
          })),
        ]}
      />
      <LoadState
        {...state}
        data={received}
        isEmpty={shown => shown.list.length === 0}
        empty={
          <EmptyState
            picture={<AreaDrawing name="jobs" />}
            page={{ list: received, firstHref: hrefFor({}), unit: '份简历' }}
            title="这里还没有简历"
            action={<Link href={pathTo('ownJobs')}>查看我的职位</Link>}
          >
            职位写清薪资、地点和要求，通常能收到更多简历。
          </EmptyState>
        }
      >
        {shown => (
          <>
            <Together data-active={chosen.size > 0 || undefined}>
              <Checkbox
                label="全选本页"
                checked={shown.list.every(({ id }) => chosen.has(id))}
                onChange={event => onChoose(shown.list, event.currentTarget.checked)}
              />
              {children}
            </Together>
            <ApplicationTable
              list={shown.list}
              chosen={chosen}
              onChoose={(id, isChosen) =>
                onChoose(
                  shown.list.filter(one => one.id === id),
                  isChosen,
                )
              }
            />
            <Pagination
              page={page}
              pageCount={pageCountOf(shown)}
              hrefFor={next => hrefFor({ page: next })}
              unit="份"
            />
          </>
        )}
      </LoadState>
    </Stack>
  )
}
