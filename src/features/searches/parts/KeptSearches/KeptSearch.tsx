import { useState } from 'react'
import { labelOf } from '#contract/reference/lookup'
import { alertList } from '#contract/search-fields'
import type { KeptSearch as Kept } from '#contract/searches'
import { ConfirmDialog, icons, Menu, RecordRow, Tag } from '#design-system'
import { jobSearchHref } from '#features/jobs'
import { describe } from '../../model/describe.ts'
import { SearchSettings, type SearchSettingsProps } from '../SearchSettings/SearchSettings.tsx'

interface Props {
  kept: Kept
  hasEmail: boolean
  hasPhone: boolean
  onChange: SearchSettingsProps['onSave']
  onRemove: () => Promise<void>
}

const MOST_COUNTED = 99

const freshOf = ({ fresh }: Kept) =>
  fresh > 0 && <Tag tone="success">{fresh >= MOST_COUNTED ? '99+' : fresh} 个新职位</Tag>

const wayOf = ({ alert, byEmail, bySms }: Kept) =>
  alert === 'off'
    ? '不提醒'
    : `${labelOf(alertList, alert)}提醒 · ${['站内消息', byEmail && '邮件', bySms && '短信'].filter(Boolean).join('、')}`

/** One kept search: what it asks for, what is new, and its alert, which is changed in its place. */
export function KeptSearch({ kept, hasEmail, hasPhone, onChange, onRemove }: Props) {
  const [isChanging, setChanging] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const { id, name, alert, byEmail, bySms } = kept
  if (isChanging) {
    return (
      <RecordRow
        level={3}
        title={`修改“${name}”`}
        more={
          <SearchSettings
            id={id}
            values={{ name, alert, byEmail, bySms }}
            hasEmail={hasEmail}
            hasPhone={hasPhone}
            action="保存修改"
            onSave={async values => {
              await onChange(values)
              setChanging(false)
            }}
            onCancel={() => setChanging(false)}
          />
        }
      />
    )
  }
  return (
    <RecordRow
      level={3}
      href={jobSearchHref({ ...kept.search, type: kept.search.type === '2' ? '2' : '', sort: 'newest' })}
      title={name}
      state={freshOf(kept)}
      facts={[describe(kept.search)]}
      end={wayOf(kept)}
      actions={
        <Menu
          sign={icons.more}
          label={`更多：${name}`}
          items={[
            { id: 'change', label: '修改', onSelect: () => setChanging(true) },
            { id: 'remove', label: '删除', destructive: true, onSelect: () => setAsking(true) },
          ]}
        />
      }
      more={
        <ConfirmDialog
          open={isAsking}
          onOpenChange={next => setAsking(next.open)}
          title="删除这个搜索？"
          description={`“${name}”和它的提醒会一起删除。`}
          confirmLabel="删除"
          destructive
          onConfirm={onRemove}
        />
      }
    />
  )
}
