import { useState } from 'react'
import { getResume, type Resume, updatePassportPhoto } from '#contract/resumes'
import { Button, Image, ImageUpload, Stack, Text } from '#design-system'
import { useReplace, useTransport } from '#platform/call'
import { wordsFor } from '#platform/forms'
import { CallRefused } from '#platform/transport'
import { usePrivateFile } from '../../hooks/usePrivateFile.ts'
import { PhotoFrame } from './PhotoUpload.styles.ts'

/** Three to four, fine enough for the print of a passport photo on A4. */
const profile = { width: 600, height: 800, maxBytes: 1_048_576, type: 'image/jpeg' } as const

/** Why a photo was not taken, in the service's words where it has some. */
const whyNot = (error: unknown) => (error instanceof CallRefused ? error.message : wordsFor(error))

/** The photo of a resume: cut and made small here, stored as soon as it is cut, shown at once. */
export function PhotoUpload({ resume }: { resume: Resume }) {
  const transport = useTransport()
  const replace = useReplace(getResume)
  const picture = usePrivateFile(resume.photo)
  const [round, setRound] = useState(0)
  const [problem, setProblem] = useState('')
  const [unsent, setUnsent] = useState<Blob>()
  const [isSending, setSending] = useState(false)

  async function send(cut: Blob) {
    setUnsent(cut)
    setSending(true)
    try {
      const file = new File([cut], '简历照片.jpg', { type: cut.type })
      const { photo } = await transport().call(updatePassportPhoto, { id: resume.id, files: [file] })
      await replace<Resume>({ id: resume.id }, current => current && { ...current, photo })
      setUnsent(undefined)
      setProblem('')
      setRound(count => count + 1)
    } catch (error) {
      setProblem(whyNot(error))
    } finally {
      setSending(false)
    }
  }

  return (
    <Stack gap={3}>
      {picture && (
        <PhotoFrame>
          <Image src={picture} alt="现在的简历照片" ratio="3:4" />
        </PhotoFrame>
      )}
      <ImageUpload
        key={round}
        label={resume.photo ? '更换照片' : '照片'}
        hint="近期免冠照片，选填"
        profile={profile}
        error={problem || undefined}
        onValueChange={({ value }) => {
          if (value) void send(value)
          else setUnsent(undefined)
        }}
      />
      {problem && unsent && (
        <Button loading={isSending} onClick={() => void send(unsent)}>
          再传一次
        </Button>
      )}
      <Text role="status" tone="success">
        {isSending ? '正在上传…' : round > 0 && '照片已经保存。'}
      </Text>
    </Stack>
  )
}
