import { styled } from 'styled-components'
import { size } from '#design-system'

/** A short form: its field is as wide as a name needs. */
export const Form = styled.form`
  max-width: ${size.dialog};
`
