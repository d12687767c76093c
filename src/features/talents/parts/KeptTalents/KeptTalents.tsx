import { useState } from 'react'
import {
  Button,
  ButtonLink,
  Checkbox,
  ConfirmDialog,
  EmptyState,
  icons,
  LoadState,
  Pagination,
  RecordList,
  Row,
  Stack,
} from '#design-system'
import { ResumeZip } from '#features/seeker'
import { AreaDrawing } from '#features/site'
import { useNow } from '#platform/clock'
import { useSay } from '#platform/notices'
import { pageCountOf, useRequest } from '#platform/routing'
import { useKept } from '../../hooks/useKept.ts'
import { searchPaths } from '../../model/search.ts'
import { keptAddress, keptSearch } from '../../model/tabs.ts'
import { KeptRow } from './KeptRow.tsx'
import { keptWords } from './kept-words.ts'

/** Resumes that the company keeps in the way of the open tab, some of which can be taken off the list together. */
export function KeptTalents() {
  const { query: address } = useRequest()
  const { tab, page } = keptSearch.parse(address)
  const { kept, remove, isSending, ...state } = useKept(tab)
  const [chosen, setChosen] = useState<readonly string[]>([])
  /** Those that are to go, once that is confirmed. */
  const [leaving, setLeaving] = useState<readonly string[]>([])
  const [isAsking, setAsking] = useState(false)
  const now = useNow()
  const say = useSay()
  const words = keptWords[tab]
  const here = kept?.list.map(({ id }) => id) ?? []
  const selected = chosen.filter(id => here.includes(id))
  const toggle = (id: string, isOn: boolean) =>
    setChosen(before => (isOn ? [...before, id] : before.filter(one => one !== id)))

  function ask(ids: readonly string[]) {
    setLeaving(ids)
    setAsking(true)
  }

  return (
    <>
      <LoadState
        {...state}
        data={kept}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <EmptyState
            picture={<AreaDrawing name="jobs" />}
            page={{ list: kept, firstHref: keptAddress({ tab }), unit: '份简历' }}
            title={words.none}
            action={
              <ButtonLink variant="primary" href={searchPaths.employer}>
                去搜索人才
              </ButtonLink>
            }
          >
            {words.help}
          </EmptyState>
        }
      >
        {({ list, total, pageSize }) => (
          <Stack gap={3}>
            <Row justify="between">
              <Checkbox
                label="选择本页全部"
                checked={selected.length === list.length}
                onChange={event => setChosen(event.currentTarget.checked ? here : [])}
              />
              <Row gap={2}>
                {tab === 'downloads' && (
                  <ResumeZip
                    order={{ resumeIds: [...selected] }}
                    count={selected.length}
                    label="打包下载"
                    size="small"
                    disabled={selected.length === 0}
                  />
                )}
                <Button
                  size="small"
                  icon={icons.trash}
                  disabled={selected.length === 0 || isSending}
                  onClick={() => ask(selected)}
                >
                  {words.remove}
                  {selected.length > 0 && `（${selected.length}）`}
                </Button>
              </Row>
            </Row>
            <RecordList>
              {list.map(item => (
                <KeptRow
                  key={item.id}
                  item={item}
                  tab={tab}
                  now={now}
                  isChosen={selected.includes(item.id)}
                  onChoose={isOn => toggle(item.id, isOn)}
                  onRemove={() => ask([item.id])}
                />
              ))}
            </RecordList>
            <Pagination
              page={page}
              pageCount={pageCountOf({ total, pageSize })}
              hrefFor={to => keptAddress({ tab, page: to })}
              total={{ count: total }}
              unit="份"
            />
          </Stack>
        )}
      </LoadState>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={next => setAsking(next.open)}
        title={`${words.remove}？`}
        description={`${leaving.length} 份简历会从列表中移除。${words.loss}`}
        confirmLabel={words.remove}
        destructive
        onConfirm={() => say.outcomeOf(() => remove([...leaving]), '已移除')}
      />
    </>
  )
}
