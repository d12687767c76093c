import { useEffect, useState } from 'react'
import { type ExamRegistration, examPhoto, uploadExamPhoto } from '#contract/exam-registrations'
import { useTransport } from '#platform/call'
import { v4 } from '#platform/id'
import { useKeepRegistration } from './useRegistration.ts'

const isPicture = (answer: unknown): answer is { blob: Blob } =>
  typeof answer === 'object' && answer !== null && 'blob' in answer && answer.blob instanceof Blob

/** The photograph of a registration, as an address that an `<img>` can show ('' while there is none), and a new one in its place. */
export function useExamPhoto({ id, photo }: Pick<ExamRegistration, 'id' | 'photo'>) {
  const transport = useTransport()
  const keep = useKeepRegistration(id)
  const [shown, setShown] = useState('')
  const [sent, setSent] = useState<Blob>()

  useEffect(() => {
    let isCurrent = true
    let made = ''
    const show = (blob: Blob) => {
      if (!isCurrent) return
      made = URL.createObjectURL(blob)
      setShown(made)
    }
    if (sent) show(sent)
    else if (photo)
      transport()
        .call(examPhoto, { id })
        .then(
          answer => isPicture(answer) && show(answer.blob),
          () => undefined,
        )
    return () => {
      isCurrent = false
      if (made) URL.revokeObjectURL(made)
      setShown('')
    }
  }, [id, photo, sent, transport])

  return {
    shown,
    async send(picture: Blob) {
      const file = new File([picture], 'photo.jpg', { type: picture.type })
      const { version } = await transport().call(uploadExamPhoto, { id, files: [file] }, { idempotencyKey: v4() })
      setSent(picture)
      await keep({ version, photo: true, stampedUntil: null })
    },
  }
}
