import { styled } from 'styled-components'
import { Anchor } from '../../primitives/Link/index.ts'
import { color, leading, media, radius, size, space, text, weight } from '../../tokens/index.ts'

export const Root = styled.nav`
  min-width: 0;
  ${media.print} {
    display: none;
  }
`

export const Groups = styled.div`
  display: grid;
  gap: ${space[4]};
`

export const GroupTitle = styled.p`
  padding: ${space[1]} ${space[3]};
  color: ${color.textMuted};
  font-size: ${text.sm};
  line-height: ${leading.snug};
  overflow-wrap: anywhere;
`

export const Entry = styled(Anchor)`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: ${size.target};
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.md};
  color: ${color.text};
  line-height: ${leading.snug};
  text-decoration: none;
  &:focus-visible {
    outline-offset: calc(-1 * ${size.focus});
  }
  & > svg {
    flex: none;
    color: ${color.textMuted};
  }
  & > [data-words] {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  &[aria-current] {
    background: ${color.primarySoft};
    color: ${color.onPrimarySoft};
    box-shadow: inset ${space[1]} 0 0 ${color.primary};
    font-weight: ${weight.bold};
    & > svg {
      color: inherit;
    }
  }
  ${media.hover} {
    &:hover:not([aria-current]) {
      background: ${color.surfaceHover};
    }
  }
  ${media.forcedColors} {
    &[aria-current] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`
