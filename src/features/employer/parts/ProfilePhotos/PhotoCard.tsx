import { useId, useState } from 'react'
import * as z from 'zod/mini'
import { type CompanyImage, imageCaption } from '#contract/company-fields'
import { Button, ConfirmDialog, Field, IconButton, Image, icons, Row, TextInput } from '#design-system'

interface Props {
  image: CompanyImage
  /** Place among all, from 1. */
  place: number
  count: number
  busy: boolean
  onMove: (step: -1 | 1) => void
  onRename: (caption: string) => void
  onRemove: () => Promise<void>
}

const schema = /* @__PURE__ */ imageCaption()

/** One picture of the workplace, with its words, its place and the way out. */
export function PhotoCard({ image, place, count, busy, onMove, onRename, onRemove }: Props) {
  const field = useId()
  const [caption, setCaption] = useState(image.caption)
  const [asked, setAsked] = useState(false)
  const checked = z.safeParse(schema, caption)
  const problem = checked.success ? undefined : checked.error.issues[0]?.message
  const isRenamed = checked.success && checked.data !== image.caption
  return (
    <li>
      <Image src={image.src} alt={image.caption} />
      <Field label={`第 ${place} 张的说明`} error={problem} controlId={field}>
        <TextInput value={caption} onChange={event => setCaption(event.target.value)} />
      </Field>
      <Row gap={2} justify="between">
        <Row gap={1}>
          <IconButton
            icon={icons.arrowLeft}
            label={`把第 ${place} 张往前移`}
            word="前移"
            disabled={place === 1 || busy}
            onClick={() => onMove(-1)}
          />
          <IconButton
            icon={icons.arrowRight}
            label={`把第 ${place} 张往后移`}
            word="后移"
            disabled={place === count || busy}
            onClick={() => onMove(1)}
          />
          <IconButton
            icon={icons.trash}
            label={`删除第 ${place} 张`}
            word="删除"
            disabled={busy}
            onClick={() => setAsked(true)}
          />
        </Row>
        {isRenamed && (
          <Button size="small" loading={busy} onClick={() => onRename(checked.data)}>
            保存说明
          </Button>
        )}
      </Row>
      <ConfirmDialog
        open={asked}
        onOpenChange={({ open }) => setAsked(open)}
        title="删除这张图片？"
        description={`「${image.caption}」将从单位主页移除，不能恢复。`}
        confirmLabel="删除图片"
        destructive
        onConfirm={onRemove}
      />
    </li>
  )
}
