import type { BoothKind } from '#contract/booth-kinds'
import type { FairPlanInfo, OfficeBooth } from '#contract/fair-office'
import { BOOTH_SIDE, boothFee, freePlace, nextCode, planFaults, repeatedCodes } from '#contract/fair-plan'

/** A booth while a plan is edited: new ones have no id yet, `key` tells them apart. */
export interface EditedBooth extends OfficeBooth {
  readonly key: string
}

type Halls = FairPlanInfo['halls']

export const editedBooths = (plan: Pick<FairPlanInfo, 'booths'>): EditedBooth[] =>
  plan.booths.map(booth => ({ ...booth, key: booth.id }))

/** One more standard booth in a hall, numbered on from `row` at the first place where it fits; null where none is left. */
export function withBooth(
  booths: readonly EditedBooth[],
  { hall, row, fee, key }: { hall: Halls[number]; row: string; fee: number; key: string },
): EditedBooth[] | null {
  const isOnline = hall.width === 0
  const here = booths.filter(booth => booth.hall === hall.id)
  const place = isOnline ? { x: 0, y: 0 } : freePlace(hall, here)
  if (!place) return null
  const side = isOnline ? 0 : BOOTH_SIDE
  const code = nextCode(
    booths.map(booth => booth.code),
    row,
  )
  const nobody = { state: 'free', participation: '', company: '' } as const
  const booth = {
    key,
    id: '',
    hall: hall.id,
    code,
    kind: 'standard',
    ...place,
    w: side,
    h: side,
    fee,
    ...nobody,
  } as const
  return [...booths, booth]
}

/** Another kind with its fee. */
export const ofKind = (kind: BoothKind, standard: number) => ({ kind, fee: boothFee(kind, standard) })

/** What is wrong with a plan, in words; '' for nothing. */
export function faultIn(halls: Halls, booths: readonly EditedBooth[]): string {
  const [twice] = repeatedCodes(booths.map(({ code }) => code))
  if (twice !== undefined) return `展位号 ${twice} 重复了`
  const faults = halls.flatMap(hall =>
    planFaults(
      hall,
      booths.filter(booth => booth.hall === hall.id),
    ),
  )
  return faults[0]?.message ?? ''
}

/** What is sent of a booth. */
export const sentBooth = ({ id, hall, code, kind, x, y, w, h, fee }: EditedBooth) => ({
  id,
  hall,
  code,
  kind,
  x,
  y,
  w,
  h,
  fee,
})
