import { useState } from 'react'
import { labelOf } from '#contract/reference/lookup'
import { alertList } from '#contract/search-fields'
import type { KeptSearch as Kept } from '#contract/searches'
import { Button, Card, ConfirmDialog, icons, ListCard, Row } from '#design-system'
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
  fresh > 0 ? [{ label: `${fresh >= MOST_COUNTED ? '99+' : fresh} 个新职位`, tone: 'success' as const }] : []

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
      <Card title={`修改“${name}”`} level={3}>
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
      </Card>
    )
  }
  return (
    <>
      <ListCard
        href={jobSearchHref({ ...kept.search, type: kept.search.type === '2' ? '2' : '', sort: 'newest' })}
        title={name}
        summary={describe(kept.search)}
        tags={freshOf(kept)}
        note={wayOf(kept)}
        aside={
          <Row gap={2}>
            <Button size="small" icon={icons.edit} aria-label={`修改：${name}`} onClick={() => setChanging(true)}>
              修改
            </Button>
            <Button size="small" icon={icons.trash} aria-label={`删除：${name}`} onClick={() => setAsking(true)}>
              删除
            </Button>
          </Row>
        }
      />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={next => setAsking(next.open)}
        title="删除这个搜索？"
        description={`“${name}”和它的提醒会一起删除。`}
        confirmLabel="删除"
        destructive
        onConfirm={onRemove}
      />
    </>
  )
}
