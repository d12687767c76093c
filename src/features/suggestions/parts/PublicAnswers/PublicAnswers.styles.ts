import { styled } from 'styled-components'
import { space } from '#design-system'

export const Line = styled.span`
  display: flex;
  gap: ${space[2]};
  align-items: baseline;
  overflow-wrap: anywhere;

  & > :first-child {
    flex: none;
  }
`

export const Prose = styled.p`
  margin: 0;
  overflow-wrap: anywhere;
  white-space: pre-line;
`
