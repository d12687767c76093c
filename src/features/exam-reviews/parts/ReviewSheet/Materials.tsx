import { isSlotAsked } from '#contract/exam-answers'
import { WAIVER_PROOF } from '#contract/exam-form'
import type { ReviewItem } from '#contract/exam-reviews'
import { Button, DetailSection, icons, Stack, sizeText, Text } from '#design-system'
import { useMaterial, useReviewPicture } from '../../hooks/useReviewFile.ts'
import { MarkedField } from './MarkedField.tsx'
import { Fields, Picture } from './ReviewSheet.styles.ts'

type MaterialFile = ReviewItem['files'][string][number]

function Shown({ id, file, label }: { id: string; file: MaterialFile; label: string }) {
  const { shown, isFailed } = useReviewPicture(id, file.id)
  if (isFailed) return <Text tone="danger">{file.name} 没有打开，请先跳过这份再回来看</Text>
  return shown === '' ? (
    <Text tone="muted">正在打开 {file.name}</Text>
  ) : (
    <Picture src={shown} alt={`${label}：${file.name}`} />
  )
}

function FileList({ id, files, label }: { id: string; files: readonly MaterialFile[]; label: string }) {
  const save = useMaterial(id)
  if (files.length === 0) return <Text tone="muted">没有上传</Text>
  return (
    <Stack gap={2}>
      {files.map(file =>
        file.image ? (
          <Shown key={file.id} id={id} file={file} label={label} />
        ) : (
          <Button key={file.id} size="small" icon={icons.download} onClick={() => void save(file.id)}>
            {file.name}（{sizeText(file.bytes)}）
          </Button>
        ),
      )}
    </Stack>
  )
}

interface Props {
  item: ReviewItem
  marks: Readonly<Record<string, string>>
  onMark: (path: string, words: string) => void
}

/** The papers that were handed in, by what they were asked for. Renders a `<section>`. */
export function Materials({ item: { id, slots, answers, files, waiver }, marks, onMark }: Props) {
  const asked = slots.filter(slot => slot.name !== WAIVER_PROOF && isSlotAsked(slot, answers))
  const proofs = waiver === '' ? [] : [{ name: WAIVER_PROOF, label: `减免证明（${waiver}）` }]
  const shown = [...asked.map(({ name, label }) => ({ name, label })), ...proofs]
  if (shown.length === 0) return null
  return (
    <DetailSection title="材料">
      <Fields>
        {shown.map(({ name, label }) => (
          <MarkedField
            key={name}
            field={{ path: name, label, group: 'material' }}
            value={<FileList id={id} files={files[name] ?? []} label={label} />}
            said={marks[name] ?? ''}
            onSay={words => onMark(name, words)}
          />
        ))}
      </Fields>
    </DetailSection>
  )
}
