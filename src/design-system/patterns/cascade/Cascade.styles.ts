import { css, styled } from 'styled-components'
import { fieldButton } from '../../primitives/field-button.ts'
import { overlaySurface } from '../../primitives/mixins.ts'
import { rowStates } from '../../primitives/row-states.ts'
import { color, leading, media, radius, size, space, text, weight, z } from '../../tokens/index.ts'

export const Root = styled.div`
  position: relative;
  min-width: 0;
`

export const Trigger = styled.button`
  ${fieldButton}
`

/** As wide as three columns from the start, so that nothing moves when the next one opens. */
export const Popup = styled.div`
  position: absolute;
  inset: calc(100% + ${space[1]}) auto auto 0;
  z-index: ${z.popover};
  width: max(100%, 36em);
  max-width: min(44em, 100vw - ${space[8]});
  padding: ${space[3]};
  ${overlaySurface}
  &[data-align='end'] {
    inset-inline: auto 0;
  }
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

/** One rule for all rows instead of a part for each: the tree opens within a frame. The arrow is drawn by the same rule. */
const rows = css`
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
  overflow-wrap: anywhere;
  &:focus-visible {
    outline-offset: calc(-1 * ${size.focus});
  }
  &[aria-expanded]::after {
    content: '';
    flex: none;
    width: 0.5em;
    height: 0.5em;
    margin-inline-end: ${space.half};
    border: solid ${color.textSubtle};
    border-width: calc(1.5 * ${size.line}) calc(1.5 * ${size.line}) 0 0;
    transform: rotate(45deg);
  }
  &[aria-expanded='true'] {
    background: ${color.surfaceMuted};
  }
  &[aria-selected='true'] {
    background: ${color.primarySoft};
    color: ${color.onPrimarySoft};
    font-weight: ${weight.medium};
  }
  &[aria-disabled='true'] {
    color: ${color.textDisabled};
    cursor: not-allowed;
  }
  ${media.from640} {
    min-height: ${space[10]};
  }
  ${rowStates}
`

export const Column = styled.div`
  flex: 0 1 calc(100% / 3);
  min-width: 0;
  max-height: 20em;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space.half};
  &[data-single] {
    flex-basis: 100%;
    max-height: none;
  }
  &[data-long] {
    max-height: 20em;
    overflow-anchor: none;
  }
  & + & {
    margin-inline-start: ${space[1]};
    border-inline-start: ${size.line} solid ${color.border};
    padding-inline-start: ${space[1]};
  }
  & > [role='treeitem'] {
    ${rows}
  }
`

export const Results = styled.ul`
  max-height: 20em;
  overflow-y: auto;
  & button {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[2]};
    width: 100%;
    min-height: ${size.target};
    padding: ${space[1]} ${space[2]};
    border-radius: ${radius.md};
    text-align: start;
    overflow-wrap: anywhere;
    & > svg {
      flex: none;
      color: ${color.textSubtle};
    }
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
