import { styled } from 'styled-components'
import { media, space } from '#design-system'

/** What is looked for, and beside it how people are looked at. */
export const Tools = styled.div`
  display: grid;
  gap: ${space[3]} ${space[6]};
  ${media.from960} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`

/** A phone shows the first resume instead, until somebody looks for one. */
export const Finder = styled.div`
  ${media.below640} {
    &[data-folded] {
      display: none;
    }
  }
`

export const OnPhone = styled.div`
  display: contents;
  ${media.from640} {
    display: none;
  }
`
