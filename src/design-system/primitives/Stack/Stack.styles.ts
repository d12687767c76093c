import { styled } from 'styled-components'
import { space } from '../../tokens/index.ts'
import { gaps } from './Stack.variants.ts'

const gapRules = gaps.map(gap => (gap === 0 ? '' : `&[data-gap='${gap}'] { gap: ${space[gap]}; }`)).join('\n')

export const StyledStack = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  ${gapRules}
`

export const StyledRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  min-width: 0;
  ${gapRules}
  &[data-align='start'] { align-items: flex-start; }
  &[data-align='center'] { align-items: center; }
  &[data-align='baseline'] { align-items: baseline; }
  &[data-align='end'] { align-items: flex-end; }
  &[data-justify='center'] { justify-content: center; }
  &[data-justify='between'] { justify-content: space-between; }
  &[data-justify='end'] { justify-content: flex-end; }
  &[data-nowrap] { flex-wrap: nowrap; }
  &[data-nowrap] > button { flex: none; }
`
