import { styled } from 'styled-components'
import { FormSection, inTurn, Stack } from '#design-system'

/** A form in one column, as wide as is good to read. */
export const Narrowed = styled.div`
  max-width: 36rem;
`

/** Room for a table with actions. */
export const Wide = styled(FormSection)`
  && {
    max-width: none;
  }
`

/** Sections that arrive one after the other. */
export const Sections = styled(Stack)`
  ${inTurn}
`
