import { styled } from 'styled-components'
import { color, leading, size, space, text, z } from '../../tokens/index.ts'

export const Root = styled.div`
  position: sticky;
  top: 0;
  z-index: ${z.sticky};
`

/** A part of its own: pages that come while all is well carry no style for it. */
export const Line = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  padding: ${space[2]} ${space[4]};
  border-bottom: ${size.line} solid ${color.border};
  background: ${color.warningSoft};
  color: ${color.warning};
  font-size: ${text.sm};
  line-height: ${leading.snug};
  &[data-state='back'] {
    background: ${color.successSoft};
    color: ${color.success};
  }
`
