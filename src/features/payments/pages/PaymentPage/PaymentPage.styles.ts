import { styled } from 'styled-components'
import { space } from '#design-system'

export const Lines = styled.p`
  margin: 0;
  overflow-wrap: anywhere;
  white-space: pre-line;
`

export const SearchForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[3]};
  align-items: end;
`
