import { styled } from 'styled-components'
import { color, space, text } from '#design-system'

export const Doors = styled.div`
  display: grid;
  gap: ${space[3]};

  & > p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[2]};
    color: ${color.textMuted};
    font-size: ${text.sm};
  }
`
