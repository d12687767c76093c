import { styled } from 'styled-components'
import { color, media, radius, size } from '../../tokens/index.ts'

export const StyledIconButton = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: ${size.target};
  height: ${size.target};
  border: ${size.line} solid transparent;
  border-radius: ${radius.md};
  color: ${color.textMuted};
  &[data-variant='outlined'] {
    border-color: ${color.borderStrong};
    background: ${color.surface};
  }
  &[aria-pressed='true'] {
    color: ${color.primary};
    background: ${color.primarySoft};
  }
  &:disabled {
    color: ${color.textDisabled};
    cursor: not-allowed;
  }
  ${media.hover} {
    &:hover:not(:disabled) {
      background: ${color.surfaceMuted};
      color: ${color.text};
    }
  }
`
