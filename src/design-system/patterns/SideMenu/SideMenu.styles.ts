import { styled } from 'styled-components'
import { Anchor } from '../../primitives/Link/index.ts'
import { color, leading, media, radius, size, space, text, weight } from '../../tokens/index.ts'

export const Root = styled.nav`
  min-width: 0;
  ${media.print} {
    display: none;
  }
`

/** On a phone in place of the menu: whose it is and where in it the page stands. */
export const Opener = styled.a`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${size.target};
  padding: ${space[2]} ${space[4]};
  border: ${size.line} solid ${color.borderStrong};
  border-radius: ${radius.md};
  background: ${color.surface};
  color: ${color.text};
  line-height: ${leading.snug};
  text-decoration: none;
  & > span {
    flex: none;
    max-width: 50%;
    color: ${color.textMuted};
  }
  & > b {
    flex: 1;
    min-width: 0;
    font-weight: ${weight.medium};
  }
  & > span,
  & > b {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > svg {
    flex: none;
    margin-inline-start: auto;
  }
  &[aria-expanded='true'] > svg {
    transform: scaleY(-1);
  }
  ${media.from960} {
    display: none;
  }
`

export const Panel = styled.div`
  display: grid;
  gap: ${space[4]};
  ${media.below960} {
    margin-top: ${space[1]};
    padding: ${space[2]};
    border: ${size.line} solid ${color.border};
    border-radius: ${radius.md};
    background: ${color.surface};
    &:not([data-open], :target) {
      display: none;
    }
    [data-ready] > &:not([data-open]) {
      display: none;
    }
  }
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
