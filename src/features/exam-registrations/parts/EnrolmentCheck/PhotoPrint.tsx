import type { ExamRegistration } from '#contract/exam-registrations'
import { useExamPhoto } from '../../hooks/useExamPhoto.ts'

/** A millimetre of paper in pixels of the screen, which has 96 of them to the inch. */
const MM = 96 / 25.4

/** The photograph in the size of its print. Renders an `<img>`, or words until it is here. */
export function PhotoPrint({ registration }: { registration: ExamRegistration }) {
  const { widthMm, heightMm } = registration.round.photo
  const { shown } = useExamPhoto(registration)
  if (!shown) return '已上传'
  return <img src={shown} alt="报名照片" width={Math.round(widthMm * MM)} height={Math.round(heightMm * MM)} />
}
