import { styled } from 'styled-components'
import { color, space, text } from '#design-system'

/** The name, and what was checked of it; each stays whole where it can. */
export const Owner = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
  font-size: ${text.sm};

  & > span {
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
    color: ${color.textMuted};
  }
`

export const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  margin: 0;
  padding: 0;
  list-style: none;
`
