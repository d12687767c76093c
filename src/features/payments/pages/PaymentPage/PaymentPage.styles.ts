import { styled } from 'styled-components'
import { size, space } from '#design-system'

export const Readable = styled.div`
  max-width: calc(${size.measure} * 1.1);
`

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
