import { styled } from 'styled-components'
import { color, media, radius, size, space, text, weight } from '../../tokens/index.ts'

/**
 * One line; type so large that the word would find no room takes a second one. One styled element, plain elements inside:
 * a list in a `span` with its arrow over the padding, where presses go through it.
 */
export const Form = styled.form`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: stretch;
  min-width: 0;
  padding: ${space.half};
  border: ${size.line} solid ${color.borderStrong};
  border-radius: ${radius.lg};
  background: ${color.surface};
  color: ${color.text};
  outline: 0 solid ${color.focus};
  outline-offset: ${space.half};
  &:has(input:focus) {
    outline-width: ${size.focus};
  }
  & > span {
    position: relative;
    display: flex;
    flex: none;
  }
  & > span::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    height: ${space[5]};
    margin-block: auto;
    border-inline-end: ${size.line} solid ${color.border};
  }
  & > [data-place]::after {
    inset-inline: 0 auto;
  }
  & > span > svg {
    position: absolute;
    inset: 0 ${space[1]} 0 auto;
    margin-block: auto;
    color: ${color.textMuted};
    pointer-events: none;
  }
  & select,
  & > input,
  & > button {
    appearance: none;
    min-height: ${size.target};
    padding: 0 ${space[2]};
    border: 0;
    border-radius: ${radius.md};
    background: none;
    font-size: ${text.md};
  }
  & select {
    max-width: 6.5em;
    padding-inline-end: ${space[6]};
    text-overflow: ellipsis;
  }
  & select:focus-visible {
    outline-offset: calc(-1 * ${size.focus});
  }
  & option {
    background: ${color.surface};
  }
  & > input {
    flex: 1 0 4em;
    width: 0;
    min-width: 0;
    &:focus-visible {
      outline: 0;
    }
    &::-webkit-search-cancel-button {
      display: none;
    }
  }
  & > button {
    display: flex;
    flex: none;
    align-items: center;
    justify-content: center;
    gap: ${space[1]};
    min-width: ${size.target};
    margin-inline-start: auto;
    background: ${color.primary};
    color: ${color.onPrimary};
    font-weight: ${weight.medium};
    &:focus-visible {
      outline-color: currentcolor;
      outline-offset: calc(-2 * ${size.focus});
    }
  }
  ${media.below640} {
    & > button > span {
      display: none;
    }
  }
  ${media.from640} {
    & select,
    & > input {
      padding-inline-start: ${space[3]};
    }
    & > button {
      padding-inline: ${space[4]};
    }
  }
  ${media.hover} {
    & > button:hover {
      background: ${color.primaryHover};
    }
  }
`
