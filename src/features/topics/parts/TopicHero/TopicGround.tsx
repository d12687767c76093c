import type { TopicTheme } from '#contract/topics'

const hills = 'M0 330 Q180 210 360 290 T720 250 T1200 300 V400 H0 Z M0 370 Q260 290 520 350 T1200 340 V400 H0 Z'
const waves = [250, 290, 330, 370].map(
  y => `M0 ${y} q75 -28 150 0 t150 0 t150 0 t150 0 t150 0 t150 0 t150 0 t150 0 V400 H0 Z`,
)
const rays = [0, 1, 2, 3, 4, 5].map(at => `M1200 0 L${at * 240 - 60} 400 H${at * 240 + 60} Z`)
const city =
  'M700 400 V260 h60 v140 Z M770 400 V190 h80 v210 Z M860 400 V230 h50 v170 Z M920 400 V140 h90 v260 Z M1020 400 V210 h70 v190 Z M1100 400 V170 h100 v230 Z'
const grid = [0, 1, 2, 3, 4].flatMap(row =>
  [0, 1, 2, 3, 4, 5].map(column => `M${820 + column * 66} ${40 + row * 72} h44 v44 h-44 Z`),
)

const shapes: Record<TopicTheme['motif'], readonly string[]> = {
  hills: [hills],
  waves,
  rays,
  city: [city],
  grid,
  plain: [],
}

/**
 * The ground of a masthead in the topic's own colours. They come with the record, so they cannot be tokens; as
 * attributes of a drawing they need no style attribute, which the content security policy would refuse.
 */
export const TopicGround = ({ theme: { accent, deep, motif } }: { theme: TopicTheme }) => (
  <svg viewBox="0 0 1200 400" preserveAspectRatio="xMaxYMax slice" aria-hidden="true" focusable="false">
    <rect width="1200" height="400" fill={accent} />
    {shapes[motif].map(shape => (
      <path key={shape} d={shape} fill={deep} fillOpacity={motif === 'plain' ? 0 : 0.55} />
    ))}
  </svg>
)
