import type { ExamRegistration } from '#contract/exam-registrations'
import type { PositionSearch } from '../../model/exam-addresses.ts'
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
  search: PositionSearch
  now: number
  onFinish: () => void
}

/** The part of the form that is written. */
export function Part({ registration, part, at, search, now, onFinish }: Props) {
  const shared = { registration, onFinish }
  switch (part) {
    case 'position':
      return <PositionPart {...shared} search={search} />
    case 'photo':
      return <PhotoLab {...shared} />
    case 'materials':
      return <MaterialsPart {...shared} />
    case 'waiver':
      return <WaiverPart {...shared} now={now} />
    default:
      return (
        <TypedPart {...shared} at={at} section={registration.round.form.find(({ name }) => name === part) ?? null} />
      )
  }
}
