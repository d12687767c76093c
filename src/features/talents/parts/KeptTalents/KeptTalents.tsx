import { useState } from 'react'
import type { KeptTalent } from '#contract/talents'
import {
  Button,
  ButtonLink,
  Checkbox,
  ConfirmDialog,
  EmptyState,
  icons,
  LoadState,
  Pagination,
  Row,
  Stack,
  Text,
  VisuallyHidden,
} from '#design-system'
import { ResumeZip } from '#features/seeker'
import { useNow } from '#platform/clock'
import { relativeTime } from '#platform/dates'
import { useSay } from '#platform/notices'
import { useRequest } from '#platform/routing'
import { useKept } from '../../hooks/useKept.ts'
import { searchPaths } from '../../model/search.ts'
import { keptAddress, keptSearch } from '../../model/tabs.ts'
import { titleOf } from '../../model/words.ts'
import { InviteToApply } from '../InviteToApply/InviteToApply.tsx'
import { TalentRow } from '../TalentRow/TalentRow.tsx'
import { List } from './KeptTalents.styles.ts'
import { keptWords } from './kept-words.ts'

const HIDDEN = '求职者已隐藏或不再公开这份简历'
const nameOf = ({ talent }: KeptTalent) => (talent ? titleOf(talent) : HIDDEN)

/** Resumes that the company keeps in the way of the open tab, some of which can be taken off the list together. */
export function KeptTalents() {
  const { query: address } = useRequest()
  const { tab, page } = keptSearch.parse(address)
  const { kept, remove, isSending, ...state } = useKept(tab)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [isAsking, setAsking] = useState(false)
  const now = useNow()
  const say = useSay()
  const words = keptWords[tab]
  const here = kept?.list.map(({ id }) => id) ?? []
  const selected = chosen.filter(id => here.includes(id))
  const toggle = (id: string, isOn: boolean) =>
    setChosen(before => (isOn ? [...before, id] : before.filter(one => one !== id)))

  return (
    <>
      <LoadState
        {...state}
        data={kept}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <EmptyState
            page={{ list: kept, firstHref: keptAddress({ tab }), unit: '份简历' }}
            title={words.none}
            icon={icons.file}
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
                  onClick={() => setAsking(true)}
                >
                  {words.remove}
                  {selected.length > 0 && `（${selected.length}）`}
                </Button>
              </Row>
            </Row>
            <List>
              {list.map(item => (
                <li key={item.id}>
                  <Checkbox
                    label={<VisuallyHidden>选择：{nameOf(item)}</VisuallyHidden>}
                    checked={selected.includes(item.id)}
                    onChange={event => toggle(item.id, event.currentTarget.checked)}
                  />
                  {item.talent ? (
                    <TalentRow
                      talent={item.talent}
                      now={now}
                      note={`${relativeTime(item.at, now)}${words.at}`}
                      aside={<InviteToApply id={item.id} name={item.talent.name} size="small" />}
                    />
                  ) : (
                    <Text tone="muted">
                      {HIDDEN}（{relativeTime(item.at, now)}
                      {words.at}）
                    </Text>
                  )}
                </li>
              ))}
            </List>
            <Pagination
              page={page}
              pageCount={Math.max(1, Math.ceil(total / pageSize))}
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
        description={`选中的 ${selected.length} 份简历会从列表中移除。${words.loss}`}
        confirmLabel={words.remove}
        destructive
        onConfirm={() => say.outcomeOf(() => remove([...selected]), '已移除')}
      />
    </>
  )
}
