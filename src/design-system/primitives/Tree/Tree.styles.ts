import { styled } from 'styled-components'
import { color, leading, radius, size, space, text, weight } from '../../tokens/index.ts'
import { rowStates } from '../row-states.ts'

const depths = [2, 3, 4, 5, 6, 7, 8]
  .map(depth => `&[data-depth='${depth}'] { padding-inline-start: calc(${depth - 1} * ${space[5]}); }`)
  .join('\n')

export const List = styled.div`
  max-height: 70vh;
  overflow-y: auto;
  overscroll-behavior: contain;
  overflow-anchor: none;
  padding: ${space[1]};
  border: ${size.line} solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surface};
  fieldset[data-invalid] > & {
    border-color: ${color.danger};
  }
`

export const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  min-height: ${size.target};
  padding-inline-end: ${space[2]};
  border-radius: ${radius.md};
  line-height: ${leading.snug};
  cursor: pointer;
  user-select: none;
  ${depths}
  &:focus-visible {
    outline-offset: calc(-1 * ${size.focus});
  }
  & > svg {
    color: ${color.primary};
  }
  &[aria-selected='true'] {
    background: ${color.primarySoft};
    color: ${color.onPrimarySoft};
    font-weight: ${weight.medium};
  }
  &[aria-disabled='true'] {
    color: ${color.textMuted};
    cursor: not-allowed;
  }
  &:not([data-kind='node']) {
    color: ${color.textMuted};
    font-size: ${text.sm};
  }
  &[data-kind='failed'] {
    color: ${color.danger};
  }
  ${rowStates}
`

export const Turn = styled.span`
  display: inline-grid;
  flex: none;
  place-items: center;
  align-self: stretch;
  width: ${size.target};
  color: ${color.textMuted};
  [aria-expanded='true'] > & > svg {
    rotate: 90deg;
  }
`

export const Box = styled.span`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${size.icon};
  height: ${size.icon};
  margin-inline-end: ${space[1]};
  border: ${size.line} solid ${color.borderStrong};
  border-radius: ${radius.sm};
  background: ${color.surface};
  color: transparent;
  :is([aria-checked='true'], [aria-checked='mixed']) > & {
    border-color: ${color.primary};
    background: ${color.primary};
    color: ${color.onPrimary};
  }
  [aria-disabled='true'] > & {
    border-color: ${color.border};
    background: ${color.surfaceMuted};
    color: ${color.textMuted};
  }
`

export const Words = styled.span`
  flex: 1;
  min-width: 0;
  padding-block: ${space[1]};
  overflow-wrap: anywhere;
`

export const Nothing = styled.p`
  color: ${color.textMuted};
`
