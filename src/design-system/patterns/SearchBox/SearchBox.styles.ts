import { styled } from 'styled-components'
import { color, media, radius, size, space, text, weight } from '../../tokens/index.ts'

/** One line; type so large that the word would find no room takes a second one. */
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
  &:focus-within {
    border-color: ${color.focus};
    box-shadow: 0 0 0 ${size.line} ${color.focus};
  }
`

export const Choice = styled.select`
  flex: none;
  appearance: none;
  max-width: 6.5em;
  min-height: ${size.target};
  padding: 0 ${space[6]} 0 ${space[2]};
  border: 0;
  background: none;
  font-size: ${text.md};
  text-overflow: ellipsis;
  ${media.from640} {
    padding-inline-start: ${space[3]};
  }
  & > option {
    background: ${color.surface};
  }
`

/** The arrow is drawn over the list's own padding; presses go through it. */
export const ChoiceBox = styled.span`
  position: relative;
  display: flex;
  flex: none;
  &::after {
    content: '';
    position: absolute;
    inset-inline-end: 0;
    height: ${space[5]};
    margin-block: auto;
    inset-block: 0;
    border-inline-end: ${size.line} solid ${color.border};
  }
  &[data-place]::after {
    inset-inline: 0 auto;
  }
  & > svg {
    position: absolute;
    inset: 0 ${space[1]} 0 auto;
    margin-block: auto;
    color: ${color.textMuted};
    pointer-events: none;
  }
`

export const Word = styled.input`
  flex: 1 0 4.5em;
  appearance: none;
  width: 0;
  min-width: 0;
  min-height: ${size.target};
  padding: 0 ${space[2]};
  border: 0;
  border-radius: ${radius.md};
  background: none;
  font-size: ${text.md};
  &:focus-visible {
    outline: 0;
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
  ${media.from640} {
    padding-inline: ${space[3]};
  }
`

export const Go = styled.button`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: ${space[1]};
  min-width: ${size.target};
  margin-inline-start: auto;
  min-height: ${size.target};
  border-radius: ${radius.md};
  background: ${color.primary};
  color: ${color.onPrimary};
  font-weight: ${weight.medium};
  & > span {
    display: none;
  }
  ${media.from640} {
    padding-inline: ${space[4]};
    & > span {
      display: inline;
    }
  }
  ${media.hover} {
    &:hover {
      background: ${color.primaryHover};
    }
  }
`
