import { useState } from 'react'
import * as z from 'zod/mini'
import { STATEMENT_LENGTH, statementBody } from '#contract/exam-candidate-fields'
import type { ExamStatement } from '#contract/exam-candidates'
import { attachmentRules, uploadFile } from '#contract/files'
import { Button, DraftStatus, Field, Row, Text, TextArea, Upload } from '#design-system'
import { FormBody, VersionConflict } from '#features/forms'
import { useTransport } from '#platform/call'
import { useDraftForm, wordsFor } from '#platform/forms'
import { v4 } from '#platform/id'
import { CallRefused } from '#platform/transport'
import { type StatementDraft, useStatementDraft } from '../../hooks/useStatementDraft.ts'

interface Props {
  statement: ExamStatement
  onSent: () => void
}

type Paper = StatementDraft['files'][number]

const rules = /* @__PURE__ */ z.object({ body: statementBody() })

const namesOf = ({ files }: StatementDraft) => files.map(({ name }) => name).join('、')

function differencesOf(mine: StatementDraft, other: StatementDraft) {
  return [
    { label: '陈述申辩', mine: mine.body, other: other.body },
    { label: '附件', mine: namesOf(mine), other: namesOf(other) },
  ].filter(row => row.mine !== row.other)
}

/** States one's case before a decision: saved by itself, sent once. Renders a `<form>`. */
export function StatementForm({ statement, onSent }: Props) {
  const transport = useTransport()
  const draft = useStatementDraft(statement)
  // Files are not the form library's: what is on its way belongs to the field.
  const [files, setFiles] = useState(draft.initial.files)
  const [round, setRound] = useState(0)
  const session = useDraftForm<{ body: string }>({
    rules,
    initial: { body: draft.initial.body },
    onChange: ({ body }) => draft.change({ ...draft.getDraft(), body }),
    async submit() {
      await draft.submit()
      onSent()
    },
  })
  const { form } = session

  function store(next: Paper[]) {
    setFiles(next)
    draft.change({ ...draft.getDraft(), files: next })
  }

  function takeOther() {
    const other = draft.takeOther()
    form.reset({ body: other.body })
    setFiles(other.files)
    setRound(round + 1)
  }

  return (
    <FormBody {...session} gap={4} prefix="statement">
      {draft.conflict && (
        <VersionConflict
          subject="陈述申辩"
          updatedAt={draft.conflict.savedAt ?? 0}
          differences={differencesOf({ body: draft.getDraft().body, files }, draft.conflict)}
          onKeepMine={draft.keepMine}
          onTakeOther={takeOther}
        />
      )}
      <Field
        label="陈述申辩"
        hint="写明事情经过、不同意的地方和理由；提交后不能修改"
        error={form.formState.errors.body?.message}
        controlId="statement-body"
        required
      >
        <TextArea {...form.register('body')} limit={STATEMENT_LENGTH} rows={8} />
      </Field>
      <Upload<Paper>
        key={round}
        id="statement-files"
        label="证明材料"
        hint="选填。拍照或扫描都可以，字要看得清"
        types={attachmentRules.types}
        maxBytes={attachmentRules.maxBytes}
        maxFiles={attachmentRules.maxFiles}
        initial={files.map(file => ({ name: file.name, result: file }))}
        upload={file => transport().call(uploadFile, { files: [file] }, { idempotencyKey: v4() })}
        onValueChange={({ value }) => store(value)}
        messageOf={error => (error instanceof CallRefused ? error.message : wordsFor(error))}
      />
      <Row gap={3}>
        <Button type="submit" variant="primary" loading={session.isSubmitting}>
          提交陈述申辩
        </Button>
        <DraftStatus state={draft.state} onSave={() => void draft.save()} />
      </Row>
      <Text size="sm" tone="muted">
        写的内容自动保存，提交以前考试机构看不到。
      </Text>
    </FormBody>
  )
}
