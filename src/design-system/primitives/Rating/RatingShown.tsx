import type { ComponentProps } from 'react'
import { grouped } from '../grouped.ts'
import { Icon } from '../Icon/index.ts'
import { star } from '../Icon/paths.ts'
import { Drawing, Shown, Star } from './Rating.styles.ts'
import { starFills } from './stars.ts'

export type RatingShownProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** An average such as 4.3, drawn to the nearest half star; what is no number counts as not rated. */
  value: number
  /** Of how many stars. */
  outOf?: number | undefined
  /** How many people rated. */
  count?: number | undefined
}

const most = 10

/** An average in stars and figures, to be read only. Renders a `<span>`. */
export const RatingShown = ({ value, outOf = 5, count, ...rest }: RatingShownProps) => {
  const stars = Math.min(most, Math.max(1, Math.round(outOf) || 1))
  const rated = Number.isFinite(value) && value > 0
  const figure = Math.min(stars, Math.max(0, value)).toFixed(1)
  return (
    <Shown {...rest}>
      <Drawing role="img" aria-label={rated ? `${figure} 星，满分 ${stars} 星` : `还没有评分，满分 ${stars} 星`}>
        {starFills(rated ? value : 0, stars).map((fill, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the first star is always the first
          <Star key={place} data-fill={fill}>
            <Icon path={star} />
            {fill !== 'empty' && <Icon path={star} data-over />}
          </Star>
        ))}
      </Drawing>
      {rated ? <b aria-hidden="true">{figure}</b> : <small aria-hidden="true">暂无评分</small>}
      {count !== undefined && <small>{grouped(count)} 人评价</small>}
    </Shown>
  )
}
