import { styled } from 'styled-components'
import { media, size, space } from '#design-system'

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[2]};
  max-width: ${size.measure};

  &[data-choice] > input {
    grid-column: 1 / -1;
  }

  ${media.from640} {
    &[data-choice] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 12rem) auto;
    }

    &[data-choice] > input {
      grid-column: auto;
    }
  }
`
