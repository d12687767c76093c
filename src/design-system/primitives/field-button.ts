import { css } from 'styled-components'
import { color, space } from '../tokens/index.ts'
import { controlBox, controlStates } from './mixins.ts'

/** A button that stands where a field does and opens what is chosen from. */
export const fieldButton = css`
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
