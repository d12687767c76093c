import { styled } from 'styled-components'
import { color, size, space, text } from '#design-system'

export const Root = styled.div`
  display: grid;
  gap: ${space[3]};
  margin-block-start: ${space[4]};
  padding-block-start: ${space[3]};
  border-block-start: ${size.line} solid ${color.border};
  font-size: ${text.sm};
`
