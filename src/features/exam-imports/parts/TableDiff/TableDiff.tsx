import { type ExamImportKind, isScores, type UploadedTable } from '#contract/exam-imports'
import { Alert, FactList, Stack, Table, Text } from '#design-system'

interface Props {
  kind: ExamImportKind
  table: UploadedTable
}

type Change = UploadedTable['changes'][number]

const columns = (kind: ExamImportKind) => [
  { id: 'what', title: kind === 'positions' ? '职位' : '准考证号', cell: ({ what }: Change) => what, rowHeader: true },
  { id: 'field', title: isScores(kind) ? '科目' : '内容', cell: ({ field }: Change) => field },
  { id: 'before', title: '现在', cell: ({ before }: Change) => before || '—' },
  { id: 'after', title: '改为', cell: ({ after }: Change) => after || '—' },
]

/** What a table would change of what is stored, line by line. Renders a `<div>`. */
export function TableDiff({ kind, table: { fileName, rows, figures, changeCount, changes, stale } }: Props) {
  if (figures === null) return null
  const { added, changed, gone, same } = figures
  const unit = kind === 'positions' ? '个职位' : '人'
  return (
    <Stack gap={4}>
      {stale ? (
        <Alert tone="warning" title="库里的内容在您上传之后变动过">
          请重新上传同一个文件，再核对一遍。
        </Alert>
      ) : (
        <Alert tone={changeCount === 0 ? 'info' : 'success'} live title={`“${fileName}”共 ${rows} 行，没有错误`}>
          {changeCount === 0 ? '表格和库里的内容一致，不需要提交。' : '还没有写入，请逐行核对下面的变更。'}
        </Alert>
      )}
      <FactList
        facts={[
          { term: '新增', details: `${added} ${unit}` },
          { term: '修改', details: `${changed} ${unit}` },
          ...(isScores(kind) ? [] : [{ term: kind === 'positions' ? '取消' : '作废', details: `${gone} ${unit}` }]),
          { term: '不变', details: `${same} ${unit}` },
        ]}
      />
      {gone > 0 && (
        <Text tone="muted">
          {kind === 'positions'
            ? '表里没有的职位会取消：没有人选择过的直接删去；有人报考的，已缴费的考生可以改报或者退费。'
            : '已经不在入闱名单里、报名已经取消的，准考证作废。'}
        </Text>
      )}
      {changes.length > 0 && (
        <Table
          caption={
            changeCount > changes.length
              ? `变更（共 ${changeCount} 处，列出前 ${changes.length} 处）`
              : `变更（${changeCount} 处）`
          }
          columns={columns(kind)}
          rows={changes}
          rowKey={({ what, field }) => `${what}/${field}`}
        />
      )}
    </Stack>
  )
}
