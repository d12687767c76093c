import { styled } from 'styled-components'
import { Checkbox } from '#design-system'

/** Words would be marked by a press with the shift key. */
export const Choice = styled(Checkbox)`
  justify-content: center;
  gap: 0;
  user-select: none;
`
