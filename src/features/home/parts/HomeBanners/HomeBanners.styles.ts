import { styled } from 'styled-components'
import { color, radius, size, space } from '#design-system'

/** A slide and the bar under it; gone where no script will ever fill it. */
export const Box = styled.div`
  min-height: calc(9rem + ${space[3]} + ${size.target});

  /* The pause button stays in one line with the others on a phone. */
  & section > div:last-child {
    column-gap: ${space[2]};
  }

  @media (scripting: none) {
    display: none;
  }
`

export const Waiting = styled.div`
  height: 9rem;
  border-radius: ${radius.lg};
  background: ${color.surfaceMuted};
`
