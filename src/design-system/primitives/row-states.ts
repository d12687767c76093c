import { css } from 'styled-components'
import { color, media } from '../tokens/index.ts'

/** How a row answers to the pointer, and a chosen one shows where colours are forced. */
export const rowStates = css`
  ${media.hover} {
    &:hover:not([aria-disabled='true'], [aria-selected='true']) {
      background: ${color.surfaceMuted};
    }
  }
  ${media.forcedColors} {
    &[aria-selected='true'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`
