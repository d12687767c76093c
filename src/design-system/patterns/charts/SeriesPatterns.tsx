import { Definitions } from './charts.styles.ts'
import { mostSeries } from './figures.ts'

/** Drawn on 8 × 8 over the ground of the page: full, slanted, dotted, crossed, lying, standing. */
const strokes = [
  'M0 0H8V8H0Z',
  'M-2 2 2 -2M0 8 8 0M6 10 10 6',
  'M2 2h.1M6 6h.1',
  'M0 0 8 8M8 0 0 8',
  'M0 4H8',
  'M4 0V8',
] as const

export const patternFill = (base: string, series: number) => `url(#${base}-fill-${series % mostSeries})`

/** What the areas of a chart are filled with, so that none is told by its colour alone. */
export const SeriesPatterns = ({ base, scale = 1 }: { base: string; scale?: number | undefined }) => (
  <Definitions aria-hidden="true">
    <defs>
      {strokes.map((path, at) => (
        <pattern
          key={path}
          id={`${base}-fill-${at}`}
          data-series={at}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
          patternTransform={`scale(${scale})`}
        >
          <path
            d={path}
            fill={at === 0 ? 'currentcolor' : 'none'}
            stroke="currentcolor"
            strokeWidth={at === 2 ? 3 : 2}
            strokeLinecap={at === 2 ? 'round' : 'square'}
          />
        </pattern>
      ))}
    </defs>
  </Definitions>
)
