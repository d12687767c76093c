import { styled } from 'styled-components'
import { color, space, text } from '#design-system'

export const Clauses = styled.ul`
  display: grid;
  gap: ${space[1]};
  padding-inline-start: ${space[5]};
  color: ${color.textMuted};
  font-size: ${text.sm};
  list-style: disc;
`

export const Scanners = styled.ul`
  display: grid;
  gap: ${space[1]};
  padding-inline-start: ${space[5]};
  overflow-wrap: anywhere;
  list-style: disc;
`
