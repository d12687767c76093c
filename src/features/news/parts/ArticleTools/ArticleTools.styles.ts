import { styled } from 'styled-components'
import { media, space } from '#design-system'

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};

  & > :is(fieldset, div) {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
    margin: 0;
    padding: 0;
    border: 0;
  }

  /* One after another on a phone: two rows instead of three. */
  ${media.below640} {
    gap: ${space[2]};

    & > :is(fieldset, div) {
      display: contents;
    }
  }
`
