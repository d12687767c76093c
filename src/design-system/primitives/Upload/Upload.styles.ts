import { styled } from 'styled-components'
import { color, leading, media, motion, radius, size, space, text, weight } from '../../tokens/index.ts'
import { visuallyHidden } from '../mixins.ts'

export const Zone = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  padding: ${space[4]};
  border: ${size.line} dashed ${color.borderStrong};
  border-radius: ${radius.md};
  background: ${color.surface};
  transition: background-color ${motion.fast};
  &[data-dragging] {
    border-color: ${color.primary};
    background: ${color.primarySoft};
  }
`

export const FileInput = styled.input`
  ${visuallyHidden}
`

export const ChooseLabel = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${size.target};
  padding: ${space[2]} ${space[4]};
  border: ${size.line} solid ${color.primaryBorder};
  border-radius: ${radius.md};
  color: ${color.primary};
  font-weight: ${weight.medium};
  cursor: pointer;
  input:focus-visible + & {
    outline: ${size.focus} solid ${color.focus};
    outline-offset: ${space.half};
  }
  input:disabled + & {
    border-color: ${color.border};
    color: ${color.textDisabled};
    cursor: not-allowed;
  }
  ${media.hover} {
    input:enabled + &:hover {
      background: ${color.primarySoft};
    }
  }
`

export const Rules = styled.span`
  flex: 1 1 12em;
  color: ${color.textSubtle};
  font-size: ${text.sm};
  line-height: ${leading.snug};
`

/** A phone neither drags nor pastes files. */
export const MouseHint = styled.span`
  @media (hover: none) {
    display: none;
  }
`

export const Files = styled.ul`
  display: flex;
  flex-direction: column;
`

export const RowFrame = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${size.target};
  padding-block: ${space[1]};
  border-bottom: ${size.line} solid ${color.border};
  & > svg {
    color: ${color.textSubtle};
  }
  &[data-state='done'] > svg {
    color: ${color.success};
  }
  &[data-state='failed'] > svg,
  &[data-state='refused'] > svg {
    color: ${color.danger};
  }
`

export const RowBody = styled.div`
  flex: 1;
  min-width: 0;
  line-height: ${leading.snug};
  overflow-wrap: anywhere;
`

export const Problem = styled.div`
  color: ${color.danger};
  font-size: ${text.sm};
`
