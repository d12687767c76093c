import { styled } from 'styled-components'
import { color, space, weight } from '#design-system'

/** Three figures of a line, each whole; a cancelled position's stay to be read. */
export const Figures = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0 ${space[3]};

  & > span {
    white-space: nowrap;
  }
  & b {
    color: ${color.text};
    font-weight: ${weight.medium};
  }
`
