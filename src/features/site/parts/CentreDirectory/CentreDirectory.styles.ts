import { styled } from 'styled-components'
import { color, media, radius, size, space } from '#design-system'

export const Root = styled.div`
  & > nav > div > div {
    padding: ${space[3]} ${space[1]};
    border: ${size.line} solid ${color.border};
    border-radius: ${radius.lg};
    background: ${color.surface};
  }
  & ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(8.5em, 1fr));
  }
  ${media.from960} {
    display: none;
  }
`
