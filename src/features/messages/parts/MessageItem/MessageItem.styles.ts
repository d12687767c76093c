import { styled } from 'styled-components'
import { color, size, space } from '#design-system'

export const Root = styled.article`
  display: grid;
  gap: ${space[2]};
  padding-block: ${space[4]};
  border-block-end: ${size.line} solid ${color.border};
  overflow-wrap: anywhere;
`

export const Body = styled.p`
  margin: 0;
  white-space: pre-line;
`
