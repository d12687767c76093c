import { Names, SwatchBox } from './charts.styles.ts'
import { shorten } from './figures.ts'
import { patternFill } from './SeriesPatterns.tsx'
import { markPath } from './series-shapes.ts'

/** The sign of a group as the picture draws it: a filled box, or a dashed line with its mark. */
export const Swatch = ({ base, series, kind }: { base: string; series: number; kind: 'area' | 'line' }) => (
  <SwatchBox viewBox="0 0 32 16" aria-hidden="true" data-series={series}>
    {kind === 'area' ? (
      <path d="M8 1H24V15H8Z" fill={patternFill(base, series)} strokeWidth="1.5" />
    ) : (
      <>
        <path d="M0 8H32" strokeWidth="2" data-dash={series} />
        <path d={markPath(series)} transform="translate(16 8)" fill="currentcolor" />
      </>
    )}
  </SwatchBox>
)

/** Names the groups of a chart; nothing where there is but one. */
export const Legend = ({ base, names, kind }: { base: string; names: readonly string[]; kind: 'area' | 'line' }) =>
  names.length > 1 && (
    <Names>
      {[...names.entries()].map(([series, name]) => (
        <li key={series}>
          <Swatch base={base} series={series} kind={kind} />
          {shorten(name, 40)}
        </li>
      ))}
    </Names>
  )
