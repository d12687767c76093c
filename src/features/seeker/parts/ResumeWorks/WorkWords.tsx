import { useId, useState } from 'react'
import * as z from 'zod/mini'
import { type ShownWork, workCaption } from '#contract/resume-works'
import { Button, ConfirmDialog, Field, Row, TextInput } from '#design-system'
import { storedElsewhere } from '#platform/drafts'

type Step = -1 | 1

interface Props {
  work: ShownWork
  /** Among all, from 1. */
  place: number
  count: number
  /** A change is on its way: its answer shows all works, so the next one waits for it. */
  busy: boolean
  onMove: (step: Step) => void
  /** `was`: what it said when the change began. */
  onRename: (caption: string, was: string) => Promise<void>
  onRemove: () => Promise<void>
}

const schema = /* @__PURE__ */ workCaption()

/** What one work is, in words that can be changed, its place, and the way out. */
export function WorkWords({ work, place, count, busy, onMove, onRename, onRemove }: Props) {
  const field = useId()
  const [typed, setTyped] = useState<{ words: string; was: string }>()
  const [asked, setAsked] = useState(false)
  const caption = typed?.words ?? work.caption
  const checked = z.safeParse(schema, caption)
  const problem = checked.success ? undefined : checked.error.issues[0]?.message

  /** What was refused because it says something else meanwhile may be saved again: the refusal has told that. */
  async function save(words: string) {
    try {
      await onRename(words, typed?.was ?? work.caption)
      setTyped(undefined)
    } catch (error) {
      const stored = storedElsewhere(error, schema)
      if (stored !== null) setTyped({ words, was: stored })
    }
  }

  return (
    <>
      <Field label={`第 ${place} 个的说明`} error={problem} controlId={field}>
        <TextInput
          value={caption}
          onChange={({ target: { value } }) => setTyped({ words: value, was: typed?.was ?? work.caption })}
        />
      </Field>
      <Row gap={2} justify="between">
        <Row gap={1}>
          <PlaceButtons place={place} count={count} busy={busy} onMove={onMove} />
          <Button size="small" disabled={busy} onClick={() => setAsked(true)}>
            删除
          </Button>
        </Row>
        {checked.success && checked.data !== work.caption && (
          <Button size="small" variant="primary" loading={busy} onClick={() => void save(checked.data)}>
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

const directions = [
  { step: -1, label: '前移' },
  { step: 1, label: '后移' },
] as const

/** Both stay within reach of the keyboard where there is no way on: whoever has pressed one is still there afterwards. */
const PlaceButtons = ({ place, count, busy, onMove }: Pick<Props, 'place' | 'count' | 'busy' | 'onMove'>) =>
  directions.map(({ step, label }) => {
    const isOff = busy || place + step < 1 || place + step > count
    return (
      <Button
        key={label}
        size="small"
        aria-label={`第 ${place} 个${label}`}
        aria-disabled={isOff}
        onClick={() => {
          if (!isOff) onMove(step)
        }}
      >
        {label}
      </Button>
    )
  })
