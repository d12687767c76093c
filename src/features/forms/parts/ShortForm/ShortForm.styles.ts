import { styled } from 'styled-components'
import { media, Stack, size, space } from '#design-system'

/** Fields in one column on a phone, two beside each other on anything wider; an odd one at the end has the line for itself. */
export const Pairs = styled.div`
  display: grid;
  gap: ${space[4]};
  & > * {
    min-width: 0;
  }
  ${media.from640} {
    grid-template-columns: 1fr 1fr;
    & > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`

/** No wider than what is typed into it, however wide the page. */
export const Column = styled(Stack)`
  &:not([data-paired='true']) {
    max-width: ${size.measure};
  }
`
