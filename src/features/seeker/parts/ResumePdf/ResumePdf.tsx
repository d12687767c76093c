import { Button, type ButtonProps, icons } from '#design-system'
import { useSay } from '#platform/notices'
import { type ResumeFileKind, useResumeFile } from '../../hooks/useResumeFile.ts'

interface Props extends Pick<ButtonProps, 'size' | 'variant'> {
  kind: ResumeFileKind
  /** The resume's id; the application's for one that was sent. */
  id: string
}

/** Saves a resume as PDF. Whoever takes somebody else's is told that its owner sees it. Renders a `<button>`. */
export function ResumePdf({ kind, id, size, variant }: Props) {
  const { save, isSaving } = useResumeFile(kind, id)
  const say = useSay()

  async function download() {
    try {
      await save()
      const message = kind === 'own' ? '已保存 PDF' : '已保存 PDF，求职者可以看到这次下载'
      say.done(message)
    } catch (error) {
      say.failure(error)
    }
  }

  return (
    <Button size={size} variant={variant} icon={icons.download} loading={isSaving} onClick={() => void download()}>
      下载 PDF
    </Button>
  )
}
