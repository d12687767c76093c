import { styled } from 'styled-components'
import { belowFirstScreen, media, space } from '#design-system'

export const Grid = styled.ul`
  display: grid;
  gap: ${space[5]} ${space[8]};
  padding-top: ${space[3]};

  & > :nth-child(n + 4) {
    ${belowFirstScreen('4rem')}
  }

  ${media.from960} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.from1280} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`
