import { styled } from 'styled-components'
import { color, media, size, space } from '../../tokens/index.ts'
import { Layer } from '../Popover/Popover.styles.ts'

export const MenuLayer = styled(Layer)`
  padding: ${space[1]} 0;
`

export const Choice = styled.button`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  width: 100%;
  min-height: ${size.target};
  padding: ${space[2]} ${space[4]};
  color: ${color.text};
  text-align: start;
  text-decoration: none;
  &[data-destructive] {
    color: ${color.danger};
  }
  &[aria-disabled='true'] {
    color: ${color.textDisabled};
    cursor: not-allowed;
  }
  &:focus-visible {
    outline-offset: calc(-1 * ${size.focus});
  }
  ${media.hover} {
    &:hover {
      background: ${color.surfaceMuted};
    }
  }
`
