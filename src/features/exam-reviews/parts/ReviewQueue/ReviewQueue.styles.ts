import { styled } from 'styled-components'
import { media, size, space } from '#design-system'

/** On a phone the box to tick stands beside the name, not on a line of its own. */
export const Chooseable = styled.div`
  ${media.below640} {
    & tbody > tr {
      position: relative;
    }
    & td[data-title='选择'] {
      position: absolute;
      inset: ${space[1]} ${space[2]} auto auto;
      padding: 0;
      &::before {
        content: none;
      }
    }
    & th[scope='row'] {
      align-items: center;
      justify-content: start;
      min-height: ${size.target};
      padding-inline-end: ${size.target};
    }
  }
`
