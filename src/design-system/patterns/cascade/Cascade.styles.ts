import { styled } from 'styled-components'
import { controlBox, controlStates } from '../../primitives/mixins.ts'
import { color, leading, media, radius, shadow, size, space, text, weight, z } from '../../tokens/index.ts'

export const Root = styled.div`
  position: relative;
  min-width: 0;
`

export const Trigger = styled.button`
  ${controlBox}
  ${controlStates}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  text-align: start;
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &:read-only:not(:disabled) {
    background: ${color.surface};
  }
  &:read-only:not(:disabled, [aria-invalid='true']) {
    border-color: ${color.borderStrong};
  }
  &[data-empty] > span {
    color: ${color.textSubtle};
  }
  & > svg {
    color: ${color.textMuted};
  }
`

export const Popup = styled.div`
  position: absolute;
  inset: calc(100% + ${space[1]}) auto auto 0;
  z-index: ${z.popover};
  width: max-content;
  min-width: min(100%, 32em);
  max-width: calc(100vw - ${space[8]});
  padding: ${space[3]};
  border: ${size.line} solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
  box-shadow: ${shadow.overlay};
`

export const Content = styled.div`
  display: grid;
  gap: ${space[3]};
  min-width: 0;
`

export const Crumbs = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[1]};
  & > button {
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
    min-height: ${size.target};
    padding-inline-end: ${space[2]};
    color: ${color.link};
  }
`

export const Tree = styled.div`
  display: flex;
  min-width: 0;
  &[data-single] {
    min-height: 50vh;
  }
`

export const Column = styled.div`
  flex: 1;
  min-width: 9em;
  max-height: 20em;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space.half};
  &[data-single] {
    min-width: 0;
    max-height: none;
  }
  & + & {
    margin-inline-start: ${space[1]};
    border-inline-start: ${size.line} solid ${color.border};
    padding-inline-start: ${space[1]};
  }
`

export const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  min-height: ${size.target};
  padding: ${space[1]} ${space[2]};
  border-radius: ${radius.md};
  line-height: ${leading.snug};
  cursor: pointer;
  user-select: none;
  &:focus-visible {
    outline-offset: calc(-1 * ${size.focus});
  }
  & > svg {
    color: ${color.textSubtle};
  }
  &[aria-expanded='true'] {
    background: ${color.surfaceMuted};
  }
  &[aria-selected='true'] {
    background: ${color.primarySoft};
    color: ${color.onPrimarySoft};
    font-weight: ${weight.medium};
    & > svg {
      color: inherit;
    }
  }
  &[aria-disabled='true'] {
    color: ${color.textDisabled};
    cursor: not-allowed;
  }
  ${media.from640} {
    min-height: ${space[10]};
  }
  ${media.hover} {
    &:hover:not([aria-disabled='true'], [aria-selected='true']) {
      background: ${color.surfaceMuted};
    }
  }
  ${media.forcedColors} {
    &[aria-selected='true'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`

export const Results = styled.ul`
  max-height: 20em;
  overflow-y: auto;
  & button {
    width: 100%;
    min-height: ${size.target};
    padding: ${space[1]} ${space[2]};
    border-radius: ${radius.md};
    text-align: start;
    &:disabled {
      color: ${color.textDisabled};
    }
  }
  ${media.hover} {
    & button:hover:not(:disabled) {
      background: ${color.surfaceMuted};
    }
  }
`

export const Said = styled.p`
  color: ${color.textMuted};
  font-size: ${text.sm};
`

export const Chosen = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  & > :last-child {
    margin-inline-start: auto;
  }
`
