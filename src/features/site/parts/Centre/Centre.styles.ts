import { styled } from 'styled-components'
import { media, size, space } from '#design-system'

/** The page alone where no menu stands beside it. A `<span>` keeps the place of a menu that is on its way, so that nothing moves. */
export const Root = styled.div`
  display: grid;
  gap: ${space[4]};
  ${media.from960} {
    &:has(> nav, > span) {
      grid-template-columns: 13rem minmax(0, 1fr);
      gap: ${space[6]};
      align-items: start;
    }
  }
  & > div {
    min-width: 0;
  }
  & > span {
    min-height: ${size.target};
  }
`
