import { useId, useState } from 'react'
import * as z from 'zod/mini'
import { type ShownWork, workCaption } from '#contract/resume-works'
import { Button, ConfirmDialog, Field, Row, TextInput } from '#design-system'

interface Props {
  work: ShownWork
  /** Among all, from 1. */
  place: number
  /** A change is on its way: its answer shows all works, so the next one waits for it. */
  busy: boolean
  onRename: (caption: string) => void
  onRemove: () => Promise<void>
}

const schema = /* @__PURE__ */ workCaption()

/** What one work is, in words that can be changed, and the way out. */
export function WorkWords({ work, place, busy, onRename, onRemove }: Props) {
  const field = useId()
  const [caption, setCaption] = useState(work.caption)
  const [asked, setAsked] = useState(false)
  const checked = z.safeParse(schema, caption)
  const problem = checked.success ? undefined : checked.error.issues[0]?.message
  return (
    <>
      <Field label={`第 ${place} 个的说明`} error={problem} controlId={field}>
        <TextInput value={caption} onChange={event => setCaption(event.target.value)} />
      </Field>
      <Row gap={2} justify="between">
        <Button size="small" disabled={busy} onClick={() => setAsked(true)}>
          删除
        </Button>
        {checked.success && checked.data !== work.caption && (
          <Button size="small" variant="primary" loading={busy} onClick={() => onRename(checked.data)}>
            保存说明
          </Button>
        )}
      </Row>
      <ConfirmDialog
        open={asked}
        onOpenChange={({ open }) => setAsked(open)}
        title="删除这个附件？"
        description={`「${work.caption}」将从简历移除。已经投出去的简历里仍然保留。`}
        confirmLabel="删除附件"
        destructive
        onConfirm={onRemove}
      />
    </>
  )
}
