import { getResume, type Resume, updatePassportPhoto } from '#contract/resumes'
import { Image, Stack, Upload } from '#design-system'
import { useReplace, useTransport } from '#platform/call'
import { CallRefused } from '#platform/transport'
import { usePrivateFile } from '../../hooks/usePrivateFile.ts'
import { PhotoFrame } from './PhotoUpload.styles.ts'

const TYPES = ['jpg', 'jpeg', 'png', 'webp']
const MOST_BYTES = 2 * 1024 * 1024

/** The photo of a resume: stored as soon as it is chosen, shown at once. */
export function PhotoUpload({ resume }: { resume: Resume }) {
  const transport = useTransport()
  const replace = useReplace(getResume)
  const picture = usePrivateFile(resume.photo)

  async function send(file: File) {
    const answer = await transport().call(updatePassportPhoto, { id: resume.id, files: [file] })
    await replace<Resume>({ id: resume.id }, current => current && { ...current, photo: answer.photo })
    return answer
  }

  return (
    <Stack gap={3}>
      {picture && (
        <PhotoFrame>
          <Image src={picture} alt="现在的简历照片" ratio="3:4" />
        </PhotoFrame>
      )}
      <Upload
        label={resume.photo ? '更换照片' : '照片'}
        hint="近期免冠照片，选填"
        types={TYPES}
        maxBytes={MOST_BYTES}
        upload={send}
        messageOf={error => (error instanceof CallRefused ? error.message : '上传失败，请检查网络后重试')}
      />
    </Stack>
  )
}
