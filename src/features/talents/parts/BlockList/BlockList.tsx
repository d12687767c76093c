import { useState } from 'react'
import { pathTo } from '#contract/pages'
import { BLOCKS_MOST } from '#contract/talents'
import {
  Button,
  Combobox,
  EmptyState,
  Field,
  icons,
  LoadState,
  RecordList,
  RecordRow,
  Stack,
  Text,
} from '#design-system'
import { formatDate } from '#platform/dates'
import { useSay } from '#platform/notices'
import { useBlocks } from '../../hooks/usePrivacy.ts'

/** Companies that may not find my resumes: add by name, take off the list. */
export function BlockList() {
  const { blocks, find, set, isSending, ...state } = useBlocks()
  const [chosen, setChosen] = useState({ value: '', label: '' })
  const say = useSay()

  async function block() {
    await say.outcomeOf(() => set(chosen.value, true), `已屏蔽${chosen.label}`).catch(() => undefined)
    setChosen({ value: '', label: '' })
  }
  return (
    <Stack gap={5}>
      <Text tone="muted">
        被屏蔽的单位搜索不到您的简历，也打不开；为此，没有登录的人、其他求职者和未认证的单位也搜索不到。您以前投递给它的简历不受影响。最多屏蔽{' '}
        {BLOCKS_MOST} 家。
      </Text>
      <Stack gap={3}>
        <Field label="要屏蔽的单位" hint="输入单位名称的两个字以上">
          <Combobox
            source={async ({ query }) =>
              (await find(query)).map(({ id, name, blocked }) => ({
                value: id,
                label: name,
                disabled: blocked,
                hint: blocked ? '已屏蔽' : undefined,
              }))
            }
            value={chosen.value}
            valueLabel={chosen.label}
            onValueChange={({ value, option }) => setChosen({ value, label: option?.label ?? '' })}
          />
        </Field>
        <div>
          <Button variant="primary" disabled={chosen.value === '' || isSending} onClick={() => void block()}>
            屏蔽这家单位
          </Button>
        </div>
      </Stack>
      <LoadState
        {...state}
        data={blocks}
        isEmpty={list => list.length === 0}
        empty={
          <EmptyState title="没有屏蔽的单位" icon={icons.lock}>
            不想让现在的单位知道您在找工作时，可以在上面把它屏蔽。
          </EmptyState>
        }
      >
        {list => (
          <RecordList aria-label="屏蔽的单位">
            {list.map(({ id, name, at }) => (
              <RecordRow
                key={id}
                level={3}
                title={name}
                href={pathTo('companyDetails', { id })}
                facts={[`${formatDate(at)} 起屏蔽`]}
                actions={
                  <Button
                    size="small"
                    aria-label={`取消屏蔽：${name}`}
                    disabled={isSending}
                    onClick={() => void say.outcomeOf(() => set(id, false), `已取消屏蔽${name}`).catch(() => undefined)}
                  >
                    取消屏蔽
                  </Button>
                }
              />
            ))}
          </RecordList>
        )}
      </LoadState>
    </Stack>
  )
}
