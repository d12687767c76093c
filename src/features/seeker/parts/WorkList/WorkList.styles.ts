import { styled } from 'styled-components'
import { color, media, radius, size, space } from '#design-system'

export const Works = styled.ul`
  display: grid;
  gap: ${space[4]};
  align-items: start;
  margin: 0;
  padding: 0;
  list-style: none;

  ${media.from640} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  & > li {
    display: grid;
    align-content: start;
    gap: ${space[3]};
    min-width: 0;
    break-inside: avoid;
    overflow-wrap: anywhere;
    padding: ${space[3]};
    border: ${size.line} solid ${color.border};
    border-radius: ${radius.md};
  }
`
