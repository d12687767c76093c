import { useState } from 'react'
import { examChangeStateLabels } from '#contract/exam-change-life'
import type { ExamChangeInfo } from '#contract/exam-office'
import { Alert, FactList, Pagination, Stack, Table, Tag, Text } from '#design-system'
import { pageCountOf } from '#platform/routing'
import { changeHistory, changeKindWords, changeTones } from '../../model/change-words.ts'
import { ChangeStatement } from '../StatementView/ChangeStatement.tsx'
import { ChangeCommands } from './ChangeCommands.tsx'
import { ExportDownload } from './ExportDownload.tsx'

interface Props {
  opened: ExamChangeInfo
  /** Address of a page of its lines. */
  rowsHref: (page: number) => string
  onRelease: () => Promise<void>
  onRefuse: (reason: string) => Promise<void>
  onWithdraw: () => Promise<void>
  /** Takes the sheet of a released export. */
  onDownload: () => Promise<void>
}

/** One change: what it comes to, line by line, who prepared it, and what can be answered. */
export function ChangeView({ opened: { change, rows }, rowsHref, onDownload, ...answers }: Props) {
  const [isStale, setStale] = useState('')
  const pages = pageCountOf(rows)
  return (
    <Stack gap={4}>
      <div>
        <Tag tone={changeTones[change.state]}>{examChangeStateLabels[change.state]}</Tag>
      </div>
      <FactList
        facts={[
          { term: '类别', details: changeKindWords(change.kind) },
          ...change.summary.map(({ label, value }) => ({ term: label, details: value })),
          ...changeHistory(change).map((words, at) => ({ term: at === 0 ? '准备' : '处理', details: words })),
          { term: '退回原因', details: change.state === 'refused' ? change.reason : '' },
          { term: '内容校验码', details: <Text size="sm">{change.hash.slice(0, 16)}…</Text> },
        ]}
      />
      {isStale && (
        <Alert tone="warning" title="这项变更已经不能核准">
          {isStale}
        </Alert>
      )}
      {change.kind === 'discipline' && <ChangeStatement change={change.id} />}
      <ChangeCommands change={change} onStale={setStale} {...answers} />
      {change.kind === 'export' && change.state === 'released' && (
        <ExportDownload change={change} onDownload={onDownload} />
      )}
      {rows.total > 0 && (
        <Table
          caption={`逐行内容（${rows.total} 行）`}
          columns={[
            { id: 'what', title: '对象', rowHeader: true, cell: row => row.what },
            { id: 'field', title: '内容', cell: row => row.field },
            { id: 'before', title: '原来', cell: row => row.before || '—' },
            { id: 'after', title: '改为', cell: row => row.after || '—' },
          ]}
          rows={rows.list}
          rowKey={row => `${row.what} ${row.field}`}
        />
      )}
      {pages > 1 && <Pagination page={rows.page} pageCount={pages} hrefFor={rowsHref} />}
    </Stack>
  )
}
