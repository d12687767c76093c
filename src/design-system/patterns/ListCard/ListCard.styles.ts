import { styled } from 'styled-components'
import { resultLinkRules } from '../../primitives/Link/Link.styles.ts'
import { tagRules } from '../../primitives/Tag/Tag.styles.ts'
import { color, leading, media, size, space, text, weight } from '../../tokens/index.ts'

/**
 * One styled element a card, plain elements inside: a list of a thousand costs little more than bare markup. The rule before
 * each fact is clipped where it begins a line.
 */
export const Root = styled.article`
  position: relative;
  display: flex;
  gap: ${space[3]};
  min-width: 0;
  padding-block: ${space[4]};
  line-height: ${leading.snug};
  &:first-child {
    padding-top: 0;
  }
  &:last-child {
    padding-bottom: 0;
  }
  & + & {
    border-top: ${size.line} solid ${color.border};
  }
  & > [data-part='media'] {
    flex: none;
  }
  & > [data-part='body'] {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & [data-part='top'] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${space[4]};
  }
  & [data-part='title'] {
    min-width: 0;
    font-size: ${text.lg};
    font-weight: ${weight.medium};
  }
  & [data-part='title'] > a {
    ${resultLinkRules}
  }
  & [data-part='headline'] {
    flex: none;
    max-width: 100%;
  }
  & [data-part='headline'][data-tone] {
    color: ${color.accentText};
    font-weight: ${weight.bold};
    white-space: nowrap;
  }
  & [data-part='meta'],
  & [data-part='details'] {
    --rule: calc(${space[2]} + ${size.line});
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]} 0;
    margin: ${space[1]} 0 0 calc(-1 * var(--rule));
    clip-path: inset(0 0 0 var(--rule));
    color: ${color.textMuted};
    font-size: ${text.sm};
    line-height: ${leading.tight};
  }
  & [data-part='details'] {
    margin-top: 0;
  }
  & [data-part='meta'] > li,
  & [data-part='details'] > li {
    min-width: 0;
    padding-inline: ${space[2]};
    border-inline-start: ${size.line} solid ${color.borderStrong};
  }
  & [data-part='text'] {
    margin-top: ${space[1]};
    color: ${color.textMuted};
    font-size: ${text.sm};
  }
  & [data-part='foot'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[1]} ${space[4]};
    margin-top: ${space[1]};
  }
  & [data-part='tags'] {
    display: flex;
    flex: 1 1 6em;
    flex-wrap: wrap;
    gap: ${space[1]} ${space[2]};
  }
  & [data-part='tags'] > li > span {
    ${tagRules}
  }
  & [data-part='tags']:not(:last-child) {
    max-height: 1.5em;
    overflow: hidden;
  }
  & [data-part='note'] {
    flex: none;
    max-width: 100%;
    margin-inline-start: auto;
    color: ${color.textSubtle};
    font-size: ${text.sm};
  }
  & > [data-part='aside'] {
    position: relative;
    z-index: 1;
    flex: none;
    align-self: center;
  }
  ${media.below640} {
    flex-wrap: wrap;
    & > [data-part='aside'] {
      flex-basis: 100%;
    }
  }
  ${media.hover} {
    &:hover [data-part='title'] a {
      color: ${color.linkHover};
    }
  }
`
