import { useState } from 'react'
import { type CompanyImage, companyImageRules } from '#contract/company-fields'
import { Alert, Card, Stack, Text } from '#design-system'
import { wordsFor } from '#platform/forms'
import { useSay } from '#platform/notices'
import { usePictures } from '../../hooks/useCompanyChanges.ts'
import { PhotoAdder } from './PhotoAdder.tsx'
import { PhotoCard } from './PhotoCard.tsx'
import { Photos } from './ProfilePhotos.styles.ts'

/** Two pictures that stand side by side, the other way round. */
function moved(images: readonly CompanyImage[], from: number, step: -1 | 1): CompanyImage[] {
  const list = [...images]
  list.splice(from + step, 0, ...list.splice(from, 1))
  return list
}

/** The pictures of a workplace: up to nine, each with its words, in an order of one's own. Changes show at once. */
export function ProfilePhotos({ images }: { images: readonly CompanyImage[] }) {
  const pictures = usePictures()
  const say = useSay()
  const [problem, setProblem] = useState('')

  async function run(act: () => Promise<void>, message: string) {
    setProblem('')
    try {
      await act()
      say.done(message)
    } catch (error) {
      setProblem(wordsFor(error))
      throw error
    }
  }
  const arrange = (list: CompanyImage[], message: string) =>
    void run(() => pictures.arrange(list), message).catch(() => undefined)

  return (
    <Card title="工作环境图片" id="company-photos">
      <Stack gap={5}>
        <Text tone="muted">
          已有 {images.length} 张，最多 {companyImageRules.most} 张。排在前面的先显示。
        </Text>
        {problem && (
          <Alert tone="danger" live>
            {problem}
          </Alert>
        )}
        {images.length > 0 && (
          <Photos>
            {images.map((image, at) => (
              <PhotoCard
                key={`${image.id} ${image.caption}`}
                image={image}
                place={at + 1}
                count={images.length}
                busy={pictures.isArranging}
                onMove={step => arrange(moved(images, at, step), '顺序已更新')}
                onRename={caption =>
                  arrange(
                    images.map(other => (other.id === image.id ? { ...other, caption } : other)),
                    '说明已保存',
                  )
                }
                onRemove={() => run(() => pictures.remove(image.id), '图片已删除')}
              />
            ))}
          </Photos>
        )}
        {images.length < companyImageRules.most && (
          <PhotoAdder
            key={images.map(({ id }) => id).join()}
            onAdd={async picture => {
              await pictures.add(picture)
              say.done('图片已添加')
            }}
          />
        )}
      </Stack>
    </Card>
  )
}
