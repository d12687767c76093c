import { styled } from 'styled-components'
import { media, space } from '#design-system'

/** The word and the schooling beside each other, in one line where there is room. */
export const SearchForm = styled.form`
  display: grid;
  gap: ${space[3]};
  align-items: end;
  ${media.from640} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) auto;
  }
`
