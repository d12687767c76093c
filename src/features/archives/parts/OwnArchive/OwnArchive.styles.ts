import { styled } from 'styled-components'
import { color, space } from '#design-system'

export const Facts = styled.dl`
  display: grid;
  gap: ${space[2]};
  margin: 0;

  & > div {
    display: grid;
    grid-template-columns: 6em minmax(0, 1fr);
    gap: ${space[3]};
  }

  & dt {
    color: ${color.textMuted};
  }

  & dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`

export const Classes = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
`
