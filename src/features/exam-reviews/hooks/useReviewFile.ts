import { useEffect, useState } from 'react'
import { reviewMaterial, reviewPhoto } from '#contract/exam-reviews'
import { saveFile, useTransport } from '#platform/call'
import { useSay } from '#platform/notices'

const isPicture = (answer: unknown): answer is { blob: Blob } =>
  typeof answer === 'object' && answer !== null && 'blob' in answer && answer.blob instanceof Blob

/** A picture of what one has in hand as an address that an `<img>` can show; '' until it is there. `file` is '' for the photograph. */
export function useReviewPicture(id: string, file = '') {
  const transport = useTransport()
  const [shown, setShown] = useState('')
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    let isCurrent = true
    let made = ''
    const call = file === '' ? transport().call(reviewPhoto, { id }) : transport().call(reviewMaterial, { id, file })
    call.then(
      answer => {
        if (!isCurrent || !isPicture(answer)) return
        made = URL.createObjectURL(answer.blob)
        setShown(made)
      },
      () => isCurrent && setFailed(true),
    )
    return () => {
      isCurrent = false
      if (made) URL.revokeObjectURL(made)
    }
  }, [id, file, transport])
  return { shown, isFailed }
}

/** Saves a material that no page shows, such as a PDF. */
export function useMaterial(id: string) {
  const transport = useTransport()
  const say = useSay()
  return async (file: string) => {
    try {
      saveFile(await transport().call(reviewMaterial, { id, file }))
    } catch (error) {
      say.failure(error)
    }
  }
}
