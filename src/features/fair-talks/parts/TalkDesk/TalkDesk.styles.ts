import { styled } from 'styled-components'
import { media, space } from '#design-system'

/**
 * One below another on a phone. Where there is room: who waits beside what was said before; with a talk in view, the talk
 * beside all else. Sight follows the order of the document.
 */
export const Bench = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[5]};
  ${media.from960} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    & > [data-part='head'] {
      grid-column: 1 / -1;
    }
    &[data-talking] {
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
      grid-template-rows: auto auto 1fr;
      & > * {
        grid-column: 2;
      }
      & > [data-part='talk'] {
        grid-area: 1 / 1 / span 3;
      }
    }
  }
`
