import { styled } from 'styled-components'
import { color, media, size, space, z } from '../../tokens/index.ts'

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  &:empty {
    display: none;
  }
  ${media.below960} {
    margin: ${space[4]} calc(-1 * ${space[4]}) 0;
    padding: ${space[2]} ${space[4]};
    border-top: ${size.line} solid ${color.border};
    background: ${color.surface};
    & > button,
    & > a {
      flex: 1;
      min-height: ${size.targetMain};
    }
  }
  ${media.tallPhone} {
    position: sticky;
    bottom: ${size.floor};
    z-index: ${z.sticky};
    padding-bottom: max(${space[2]}, ${space[2]} + env(safe-area-inset-bottom) - ${size.floor});
  }
  ${media.print} {
    display: none;
  }
`
