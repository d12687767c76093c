import { styled } from 'styled-components'
import { color, media, space, text } from '#design-system'

export const Photos = styled.ul`
  display: grid;
  gap: ${space[4]};
  padding: 0;
  list-style: none;

  ${media.from640} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.from960} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  & figure {
    display: grid;
    gap: ${space[2]};
    min-width: 0;
    margin: 0;
  }

  & figcaption {
    color: ${color.textMuted};
    font-size: ${text.sm};
    overflow-wrap: anywhere;
  }
`
