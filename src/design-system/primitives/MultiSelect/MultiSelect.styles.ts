import { styled } from 'styled-components'
import { color, radius, size, space } from '../../tokens/index.ts'
import { controlBox } from '../mixins.ts'

/** Tags and words in one box, which looks focused when the words are typed. */
export const Box = styled.div`
  ${controlBox}
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  padding: 0 ${size.target} 0 ${space[3]};
  cursor: text;
  & > input {
    appearance: none;
    flex: 1 1 3em;
    min-width: 3em;
    min-height: calc(${size.target} - 2 * ${size.line});
    padding: 0;
    border: 0;
    background: none;
    &:focus-visible {
      outline: 0;
    }
  }
  & > svg {
    position: absolute;
    inset: 0 ${space[3]} 0 auto;
    margin-block: auto;
    color: ${color.textMuted};
    pointer-events: none;
  }
  &:has(> input:focus-visible) {
    outline: ${size.focus} solid ${color.focus};
    outline-offset: ${space.half};
    border-radius: ${radius.md};
  }
  &:has(> input[aria-invalid='true']) {
    border-color: ${color.danger};
    box-shadow: inset 0 0 0 ${size.line} ${color.danger};
  }
  &:has(> input:disabled),
  &:has(> input:read-only) {
    background: ${color.surfaceMuted};
    border-color: ${color.border};
  }
  &:has(> input:disabled) {
    color: ${color.textMuted};
    cursor: not-allowed;
  }
`

export const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[2]};
  min-width: 0;
  max-width: 100%;
  padding-block: ${space[2]};
  & > li {
    min-width: 0;
    max-width: 100%;
  }
  & > li > * > span {
    overflow-wrap: anywhere;
  }
`
