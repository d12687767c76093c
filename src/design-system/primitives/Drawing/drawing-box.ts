import { css } from 'styled-components'
import { media, space } from '../../tokens/index.ts'

/** The place of a drawing, which it keeps before its lines are here; where contrast or ink counts there is none. */
export const drawingBox = css`
  display: block;
  flex: none;
  width: calc(2 * ${space[20]});
  max-width: 100%;
  aspect-ratio: 5 / 3;
  [data-theme='contrast'] & {
    display: none;
  }
  ${media.forcedColors} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`
