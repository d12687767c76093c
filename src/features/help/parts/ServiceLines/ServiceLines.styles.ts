import { styled } from 'styled-components'
import { color, size, space, text } from '#design-system'

export const Lines = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[8]};
  margin: 0;
  padding-block: ${space[4]};
  border-block: ${size.line} solid ${color.border};
  &:first-child {
    padding-block-start: 0;
    border-block-start: 0;
  }

  & dt {
    color: ${color.textMuted};
    font-size: ${text.sm};
  }
  & dd {
    margin: 0;
  }
`
