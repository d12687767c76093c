import { useEffect, useRef } from 'react'
import { type ExamImportInfo, type ExamImportKind, examImports, SHOWN_AT_MOST } from '#contract/exam-imports'
import { Alert, Button, DetailSection, Row, Stack, Steps, Text, Upload } from '#design-system'
import { wordsFor } from '#platform/forms'
import { useSay } from '#platform/notices'
import { CallRefused } from '#platform/transport'
import { useTable, useTableFiles } from '../../hooks/useTable.ts'
import { heldBack, importSteps, stepOf } from '../../model/import-steps.ts'
import { SecondEntryPanel } from '../SecondEntryPanel/SecondEntryPanel.tsx'
import { TableDiff } from '../TableDiff/TableDiff.tsx'
import { TableFaults } from '../TableFaults/TableFaults.tsx'

interface Props {
  kind: ExamImportKind
  info: ExamImportInfo
}

const MOST_BYTES = 10 * 1_048_576

const words = {
  positions: { filled: '下载现有职位表', fresh: '下载空白模板' },
  scores: { filled: '下载现有成绩表', fresh: '下载模板（全部准考证号）' },
  tickets: { filled: '下载现有安排表', fresh: '下载模板（入闱名单全部人员）' },
} as const

/** A table on its way: template, upload, check, handing on. Renders a `<div>`. */
export function TableSteps({ kind, info }: Props) {
  const { exam, table, second, stored, waiting } = info
  const { upload, submit, drop, isSubmitting } = useTable(exam.id, kind)
  const { saveTemplate, saveFaults, isSaving } = useTableFiles(exam.id, kind)
  const say = useSay()
  const { of, name: what } = examImports[kind]
  const { filled, fresh } = words[of]
  const held = heldBack(info)
  const result = useRef<HTMLDivElement>(null)
  const hasUploaded = useRef(false)
  const tableId = table?.id

  // Where the file was chosen is empty again: whoever did so goes on with what came of it.
  useEffect(() => {
    if (hasUploaded.current && tableId !== undefined) result.current?.focus()
    hasUploaded.current = false
  }, [tableId])

  return (
    <Stack gap={6}>
      <Steps items={importSteps.map(label => ({ label }))} current={stepOf(info)} />

      <DetailSection title="下载模板">
        <Text tone="muted">第一行是列名，第二行是填写说明。在 Excel 或者 WPS 里填写，不要合并单元格、不要用公式。</Text>
        <Row gap={3}>
          <Button onClick={() => void saveTemplate(false)} loading={isSaving}>
            {fresh}
          </Button>
          {stored > 0 && (
            <Button onClick={() => void saveTemplate(true)} loading={isSaving}>
              {filled}
            </Button>
          )}
        </Row>
      </DetailSection>

      <DetailSection title="上传">
        <Text tone="muted">{`上传只是检查，不会写入。新上传的${what}会替换您上一次上传的。`}</Text>
        <Upload
          key={`${waiting.length}/${tableId}`}
          label={what}
          hint="XLSX，或者 UTF-8、GB18030 编码的 CSV；最多 20,000 行"
          types={['xlsx', 'csv']}
          maxBytes={MOST_BYTES}
          upload={file => {
            hasUploaded.current = true
            return upload(file)
          }}
          messageOf={error => (error instanceof CallRefused ? error.message : wordsFor(error))}
        />
      </DetailSection>

      {table && (
        <div ref={result} tabIndex={-1}>
          <DetailSection title="核对">
            {table.figures === null ? (
              <TableFaults table={table} onSave={() => void saveFaults()} isSaving={isSaving} />
            ) : (
              <TableDiff kind={kind} table={table} />
            )}
            {second && <SecondEntryPanel second={second} />}
          </DetailSection>
        </div>
      )}

      {table && (
        <DetailSection title="提交核准">
          <Text tone="muted">提交后由另一位有“核准发布”权限的同事核准，核准以前什么也不会改变。</Text>
          {held !== '' && <Alert tone="info">{held}</Alert>}
          {table.changeCount > SHOWN_AT_MOST && (
            <Text tone="muted">全部 {table.changeCount} 处变更会逐行列给核准的同事。</Text>
          )}
          <Row gap={3}>
            <Button
              variant="primary"
              size="large"
              loading={isSubmitting}
              disabled={held !== ''}
              onClick={() =>
                void say.outcomeOf(() => submit(table.id), '已提交，等待另一位同事核准').catch(() => undefined)
              }
            >
              提交核准
            </Button>
            <Button size="large" onClick={() => void say.outcomeOf(drop, '已放弃上传的表格').catch(() => undefined)}>
              放弃这份表格
            </Button>
          </Row>
        </DetailSection>
      )}
    </Stack>
  )
}
