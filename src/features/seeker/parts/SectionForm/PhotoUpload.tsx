import { useSWRConfig } from 'swr'
import { getResume, type Resume, updatePassportPhoto } from '#contract/resumes'
import { Image, Stack, Upload } from '#design-system'
import { callKey, useTransport } from '#platform/call'
import { CallRefused } from '#platform/transport'
import { usePrivateFile } from '../../hooks/usePrivateFile.ts'
import { PhotoFrame } from './PhotoUpload.styles.ts'

const TYPES = ['jpg', 'jpeg', 'png', 'webp']
const MOST_BYTES = 2 * 1024 * 1024

/** The photo of a resume: stored as soon as it is chosen, shown at once. */
export function PhotoUpload({ resume }: { resume: Resume }) {
  const transport = useTransport()
  const { mutate } = useSWRConfig()
  const picture = usePrivateFile(resume.photo)

  async function send(file: File) {
    const answer = await transport().call(updatePassportPhoto, { id: resume.id, files: [file] })
    await mutate<Resume>(
      callKey(getResume, { id: resume.id }),
      current => (current ? { ...current, photo: answer.photo } : current),
      { revalidate: false },
    )
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
