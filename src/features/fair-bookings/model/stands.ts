import type { BookableBooth } from '#contract/fair-bookings'
import { bookableKindLabels } from '#contract/fair-contract'
import type { FloorBooth, FloorBoothState, FloorPlanWords } from '#design-system'
import { yuan } from '#features/payments'

export const boothWords: FloorPlanWords = {
  place: '展位',
  find: '按展位号或单位名称查找',
  states: { free: '空闲', taken: '已占用或选位中', own: '本单位', closed: '不开放' },
  kinds: bookableKindLabels,
}

const states = { free: 'free', held: 'taken', taken: 'taken', mine: 'own' } as const satisfies Record<
  BookableBooth['state'],
  FloorBoothState
>

/** Booths of a hall as the plan draws them. Where a hall has no plan, in rows of ten. */
export const standsOf = (booths: readonly BookableBooth[]): FloorBooth[] =>
  booths.map((booth, at) => {
    const isDrawn = booth.w > 0 && booth.h > 0
    return {
      code: booth.code,
      kind: booth.kind,
      x: isDrawn ? booth.x : (at % 10) * 40,
      y: isDrawn ? booth.y : Math.floor(at / 10) * 40,
      w: isDrawn ? booth.w : 30,
      h: isDrawn ? booth.h : 30,
      state: booth.kind === 'public' ? 'closed' : states[booth.state],
      label: booth.company || undefined,
    }
  })

/** A12，标准展位，¥300.00 or 免费. */
export const boothInWords = ({ code, kind, fee }: Pick<BookableBooth, 'code' | 'kind' | 'fee'>): string =>
  [code, kind === 'public' ? '公共服务展位' : bookableKindLabels[kind], fee > 0 ? yuan(fee) : '免费'].join('，')

/** Kinds of booth of which all are taken, so that one may wait for them. */
export const fullKinds = (booths: readonly BookableBooth[]) =>
  (['standard', 'large'] as const).filter(kind => {
    const ofKind = booths.filter(booth => booth.kind === kind)
    return ofKind.length > 0 && ofKind.every(({ state }) => state !== 'free')
  })
