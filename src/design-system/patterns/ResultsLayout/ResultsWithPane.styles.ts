import { styled } from 'styled-components'
import { color, media, radius, size, space } from '../../tokens/index.ts'
import { ResultsLayout } from './ResultsLayout.tsx'

/** The columns say themselves that they are three: a rule that waits for the pane to be read draws them twice. */
export const Beside = styled(ResultsLayout)`
  ${media.from1280} {
    && > [data-beside] {
      grid-template-columns: minmax(0, 4fr) minmax(0, 10fr) minmax(0, 9fr);
    }
  }
`

/** What is open in it sees to narrower screens (`OpenPane`). */
export const Pane = styled.section`
  min-width: 0;
  padding: ${space[5]} ${space[6]};
  border: ${size.line} solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
  ${media.below1280} {
    display: none;
  }
  ${media.from1280} {
    position: sticky;
    top: ${space[4]};
    align-self: start;
    max-height: calc(100vh - 2 * ${space[4]});
    overflow-y: auto;
  }
`
