import { percent, shorten } from '../charts/figures.ts'
import { Names } from './LineChart.styles.ts'
import { edgeOf, roomFor, spread, tiers } from './line-labels.ts'
import { placeOf } from './line-places.ts'

/** As many names under the picture as there is room for; each width has its own choice, so that nothing is measured. */
export const LineNames = ({ moments }: { moments: readonly string[] }) => (
  <Names aria-hidden="true">
    {tiers.map(tier => {
      const { names, ems } = roomFor(moments, tier)
      return (
        <g key={tier} data-tier={tier}>
          {spread(moments.length, names).map(at => (
            <text key={at} x={percent(placeOf(at, moments.length))} y="1.4em" data-edge={edgeOf(at, moments.length)}>
              {shorten(moments[at] ?? '', ems)}
            </text>
          ))}
        </g>
      )
    })}
  </Names>
)
