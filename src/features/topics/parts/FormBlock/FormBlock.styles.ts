import { styled } from 'styled-components'
import { color, radius, size, space } from '#design-system'

/** The form takes its room before it has come, so that what stands below stays where it is. */
export const Room = styled.div`
  min-height: 20rem;
  padding: ${space[4]};
  border: ${size.line} solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
`
