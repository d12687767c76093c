import { later } from '#platform/later'
import { Place } from './AreaDrawing.styles.ts'

/** The drawing of an area, for a list that is empty: few are, so that it is fetched when one is. Renders a `<span>`. */
export const AreaDrawing = later(async () => (await import('./Drawn.tsx')).Drawn, <Place />)
