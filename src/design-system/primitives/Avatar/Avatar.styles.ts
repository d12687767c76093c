import { styled } from 'styled-components'
import { color, radius, size, space, text, weight } from '../../tokens/index.ts'

export const Frame = styled.span`
  flex: none;
  display: inline-grid;
  place-items: center;
  width: ${size.avatar};
  height: ${size.avatar};
  overflow: hidden;
  border: ${size.line} solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surfaceMuted};
  color: ${color.textSubtle};
  &[data-kind='seeker'] {
    border-radius: ${radius.full};
  }
  &[data-letter] {
    border-color: transparent;
    background: ${color.primarySoft};
    color: ${color.onPrimarySoft};
    font-size: ${text.lg};
    font-weight: ${weight.bold};
    line-height: 1;
  }
  &[data-size='small'] {
    width: ${space[8]};
    height: ${space[8]};
  }
  &[data-size='large'] {
    width: ${space[16]};
    height: ${space[16]};
    font-size: ${text['2xl']};
  }
  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`
