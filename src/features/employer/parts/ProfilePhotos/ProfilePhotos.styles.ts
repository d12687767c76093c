import { styled } from 'styled-components'
import { color, media, radius, size, space } from '#design-system'

export const Photos = styled.ol`
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

  & > li {
    display: grid;
    align-content: start;
    gap: ${space[3]};
    min-width: 0;
    padding: ${space[3]};
    border: ${size.line} solid ${color.border};
    border-radius: ${radius.md};
  }
`
