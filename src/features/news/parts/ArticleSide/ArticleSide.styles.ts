import { styled } from 'styled-components'
import { color, size, space, text } from '#design-system'

export const Root = styled.div`
  display: grid;
  gap: ${space[5]};
  padding-block-start: ${space[5]};
  border-block-start: ${size.line} solid ${color.border};
`

export const List = styled.ul`
  display: grid;
  gap: ${space[2]};
  margin: ${space[2]} 0 0;
  padding: 0;
  list-style: none;

  & span {
    margin-inline-start: ${space[2]};
    color: ${color.textMuted};
    font-size: ${text.sm};
  }
`
