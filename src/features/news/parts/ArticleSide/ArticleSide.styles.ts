import { styled } from 'styled-components'
import { color, space, text } from '#design-system'

export const Root = styled.div`
  display: grid;
  gap: ${space[5]};
`

export const List = styled.ul`
  display: grid;
  gap: ${space[2]};
  margin: ${space[2]} 0 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${space[2]};
  }
  & span {
    color: ${color.textMuted};
    font-size: ${text.sm};
  }
`
