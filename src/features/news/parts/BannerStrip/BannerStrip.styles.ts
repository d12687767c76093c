import { styled } from 'styled-components'
import { color, media, space, text } from '#design-system'

export const List = styled.ul`
  display: grid;
  gap: ${space[3]};
  margin: 0;
  padding: 0;
  list-style: none;

  ${media.from640} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }

  & p {
    color: ${color.textMuted};
    font-size: ${text.sm};
  }
`
