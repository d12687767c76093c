import { styled } from 'styled-components'
import { FormSection } from '#design-system'

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
