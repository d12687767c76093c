import { useEffect } from 'react'
import type { ExamRegistration } from '#contract/exam-registrations'
import { showField } from '#design-system'
import { MaterialsPart } from '../../parts/MaterialsPart/MaterialsPart.tsx'
import { PhotoLab } from '../../parts/PhotoLab/PhotoLab.tsx'
import { PositionPart } from '../../parts/PositionPart/PositionPart.tsx'
import { TypedPart } from '../../parts/TypedPart/TypedPart.tsx'
import { WaiverPart } from '../../parts/WaiverPart/WaiverPart.tsx'

interface Props {
  registration: ExamRegistration
  part: string
  /** The field that one came for. */
  at: string
  now: number
  onFinish: () => void
}

/** The id of the field that a path names: a slot may be called like something else on the page. */
const fieldOf = (part: string, at: string) => (part === 'materials' ? `materials.${at}` : at)

/** The part of the form that is written, at the field that one came for. */
export function Part({ registration, part, at, now, onFinish }: Props) {
  useEffect(() => {
    if (at) showField(fieldOf(part, at))
  }, [part, at])
  const shared = { registration, onFinish }
  switch (part) {
    case 'position':
      return <PositionPart {...shared} />
    case 'photo':
      return <PhotoLab {...shared} />
    case 'materials':
      return <MaterialsPart {...shared} />
    case 'waiver':
      return <WaiverPart {...shared} now={now} />
    default:
      return <TypedPart {...shared} section={registration.round.form.find(({ name }) => name === part) ?? null} />
  }
}
