import { styled } from 'styled-components'
import { color, media, radius, size, space } from '../../tokens/index.ts'
import { ResultsLayout } from './ResultsLayout.tsx'

/** The last element of the page is its columns, the last of them the pane; what is open in it sees to the rest (`OpenPane`). */
export const Beside = styled(ResultsLayout)`
  ${media.below1280} {
    & > :last-child > :last-child {
      display: none;
    }
  }
  ${media.from1280} {
    && > :last-child {
      grid-template-columns: minmax(0, 4fr) minmax(0, 10fr) minmax(0, 9fr);
    }
  }
`

export const Pane = styled.section`
  min-width: 0;
  padding: ${space[5]} ${space[6]};
  border: ${size.line} solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
  ${media.from1280} {
    position: sticky;
    top: ${space[4]};
    align-self: start;
    max-height: calc(100vh - 2 * ${space[4]});
    overflow-y: auto;
  }
`
