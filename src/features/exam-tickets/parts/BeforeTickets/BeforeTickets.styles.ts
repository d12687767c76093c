import { styled } from 'styled-components'
import { color, size, space, text } from '#design-system'

export const Big = styled.p`
  font-size: ${text['2xl']};
`

export const Places = styled.ul`
  display: grid;
  & > li {
    display: grid;
    gap: ${space[1]};
    padding-block: ${space[3]};
    border-top: ${size.line} solid ${color.border};
    overflow-wrap: anywhere;
  }
  & > li:first-child {
    padding-top: 0;
    border-top: 0;
  }
`
