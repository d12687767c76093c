import { styled } from 'styled-components'
import { media } from '../../tokens/index.ts'
import { FilterSheet } from '../FilterSheet/index.ts'

export const Root = styled.section`
  min-width: 0;
  ${media.print} {
    display: none;
  }
`

export const PhoneSheet = styled(FilterSheet)`
  ${media.from960} {
    display: none;
  }
`

export const Panel = styled.div`
  ${media.below960} {
    &:not(:target) {
      display: none;
    }
    [data-ready] > & {
      display: none;
    }
  }
`
