import { styled } from 'styled-components'
import { size } from '../../tokens/index.ts'

export const Drawing = styled.svg`
  flex: none;
  width: ${size.icon};
  height: ${size.icon};
  fill: none;
  stroke: currentcolor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
  &[data-size='small'] {
    width: ${size.iconSmall};
    height: ${size.iconSmall};
  }
  &[data-size='large'] {
    width: ${size.iconLarge};
    height: ${size.iconLarge};
  }
`
