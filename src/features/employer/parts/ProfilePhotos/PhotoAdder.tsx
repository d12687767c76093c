import { useState } from 'react'
import * as z from 'zod/mini'
import { companyImageRules, imageCaption } from '#contract/company-fields'
import { Button, Field, ImageUpload, Row, Stack, TextInput } from '#design-system'
import { wordsFor } from '#platform/forms'
import { v4 } from '#platform/id'
import type { NewPicture } from '../../hooks/useCompanyChanges.ts'

/** Sharp on a large screen; the service takes at most 2 MB. */
const profile = { width: 1_600, height: 1_200, maxBytes: 1_572_864, type: 'image/jpeg' } as const
const schema = /* @__PURE__ */ imageCaption()

/** Chooses a picture, asks what it shows, and adds it. */
export function PhotoAdder({ onAdd }: { onAdd: (picture: NewPicture) => Promise<void> }) {
  const [chosen, setChosen] = useState<{ key: string; picture: Blob } | null>(null)
  const [caption, setCaption] = useState('')
  const [problems, setProblems] = useState({ caption: '', picture: '' })
  const [busy, setBusy] = useState(false)
  const [isCutting, setCutting] = useState(false)

  async function add() {
    const checked = z.safeParse(schema, caption)
    const wrong = checked.success ? '' : (checked.error.issues[0]?.message ?? '')
    setProblems({ caption: wrong, picture: chosen ? '' : '请先选择一张图片' })
    if (!chosen || !checked.success) return
    setBusy(true)
    try {
      await onAdd({ ...chosen, caption: checked.data })
    } catch (error) {
      setProblems({ caption: '', picture: wordsFor(error) })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Stack gap={3}>
      <ImageUpload
        label="添加图片"
        hint="车间、办公室、食堂、宿舍的实景；不要有人脸特写、证件和屏幕内容"
        profile={profile}
        error={problems.picture || undefined}
        onBusyChange={change => setCutting(change.busy)}
        onValueChange={({ value }) => {
          setProblems({ caption: '', picture: '' })
          setChosen(value ? { key: v4(), picture: value } : null)
        }}
      />
      <Field
        label="图片说明"
        hint={`这是什么地方，最多 ${companyImageRules.captionMax} 个字，会读给看不见图片的人听`}
        error={problems.caption || undefined}
        controlId="photo-caption"
      >
        <TextInput value={caption} onChange={event => setCaption(event.target.value)} />
      </Field>
      <Row>
        <Button loading={busy || isCutting} onClick={() => void add()}>
          添加到单位主页
        </Button>
      </Row>
    </Stack>
  )
}
