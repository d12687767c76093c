import { styled } from 'styled-components'
import { media, size, space } from '#design-system'

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[2]};
  max-width: ${size.measure};

  /* Choices share a line with the button on a phone, and with the words on anything wider. */
  &[data-choice] {
    display: flex;
    flex-wrap: wrap;
  }

  &[data-choice] > input {
    flex: 1 0 100%;
  }

  &[data-choice] > :not(input, button) {
    flex: 1 1 7.5em;
    min-width: 0;
  }

  ${media.from640} {
    &[data-choice] {
      flex-wrap: nowrap;
      align-items: center;
      max-width: calc(${size.measure} + 12rem);
    }

    &[data-choice] > button {
      flex: none;
    }

    &[data-choice] > input {
      flex: 1 1 12em;
    }

    &[data-choice] > :not(input, button) {
      flex: 0 1 12rem;
    }
  }
`
