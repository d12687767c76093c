import { boothKindLabels } from '#contract/booth-kinds'
import type { BookableBooth } from '#contract/fair-bookings'
import type { FloorBooth, FloorPlanWords } from '#design-system'
import { yuan } from '#features/payments'

export const boothWords: FloorPlanWords = {
  place: '展位',
  find: '按展位号或单位名称查找',
  states: { free: '空闲', held: '其他单位选位中', taken: '已占用', own: '本单位', closed: '不开放' },
  kinds: boothKindLabels,
}

const stateOf = ({ kind, state }: BookableBooth): FloorBooth['state'] => {
  if (kind === 'public') return 'closed'
  return state === 'mine' ? 'own' : state
}

/** Booths of a hall as the plan draws them, each with its fee. Where a hall has no plan, in rows of ten. */
export const floorBoothsOf = (booths: readonly BookableBooth[]): FloorBooth[] =>
  booths.map((booth, at) => {
    const isDrawn = booth.w > 0 && booth.h > 0
    return {
      code: booth.code,
      kind: booth.kind,
      x: isDrawn ? booth.x : (at % 10) * 40,
      y: isDrawn ? booth.y : Math.floor(at / 10) * 40,
      w: isDrawn ? booth.w : 30,
      h: isDrawn ? booth.h : 30,
      state: stateOf(booth),
      label: booth.company || undefined,
      note: booth.state === 'free' && booth.kind !== 'public' ? (booth.fee > 0 ? yuan(booth.fee) : '免费') : undefined,
    }
  })

/** A12，标准展位，¥300.00 or 免费. */
export const boothInWords = ({ code, kind, fee }: Pick<BookableBooth, 'code' | 'kind' | 'fee'>): string =>
  [code, boothKindLabels[kind], fee > 0 ? yuan(fee) : '免费'].join('，')

/** Kinds of booth of which all are taken, so that one may wait for them. */
export const fullKinds = (booths: readonly BookableBooth[]) =>
  (['standard', 'large'] as const).filter(kind => {
    const ofKind = booths.filter(booth => booth.kind === kind)
    return ofKind.length > 0 && ofKind.every(({ state }) => state !== 'free')
  })
