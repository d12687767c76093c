import { boothKindLabels } from '#contract/booth-kinds'
import { boothStateLabels, type FairBooth, type FairHall } from '#contract/fair-halls'
import type { FloorBooth, FloorPlanWords } from '#design-system'
import type { ShortlistExhibitor, ShortlistHall } from '#features/fair-shortlist'

export const boothWords: FloorPlanWords = {
  place: '展位',
  find: '按展位号或单位名称查找',
  states: boothStateLabels,
  kinds: boothKindLabels,
  marked: '我的清单',
}

/** A booth as the plan draws it. */
export const floorBoothOf = ({ code, kind, x, y, w, h, state, company }: FairBooth): FloorBooth => ({
  code,
  kind,
  x,
  y,
  w,
  h,
  state,
  label: company?.name,
  tags: company?.tags,
})

/** Everybody who has a booth, as a visitor's list knows them. */
export const exhibitorsIn = (halls: readonly FairHall[]): ShortlistExhibitor[] =>
  halls.flatMap(({ booths }) =>
    booths.flatMap(({ code, company }) =>
      company
        ? [
            {
              participationId: company.participation,
              companyId: company.id,
              companyName: company.name,
              booth: code,
              jobs: [],
            },
          ]
        : [],
    ),
  )

/** Halls that have a plan, for the way through them. */
export const hallsToWalk = (halls: readonly FairHall[]): ShortlistHall[] =>
  halls
    .filter(({ width }) => width > 0)
    .map(({ name, width, depth, booths, features }) => ({
      label: name,
      width,
      depth,
      booths: booths.map(floorBoothOf),
      features,
    }))
