import { styled } from 'styled-components'
import { media, space } from '#design-system'

/** The plan, and beside it, always in sight, what is changed of it; one after the other on a phone. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  min-width: 0;
  ${media.from960} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    & > aside {
      position: sticky;
      top: ${space[4]};
      align-self: start;
      min-width: 0;
      /* On a layer of its own its lines stand on the same pixels before it sticks, while it does and afterwards. */
      will-change: transform;
    }
  }
`
