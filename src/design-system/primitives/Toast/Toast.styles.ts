import { keyframes, styled } from 'styled-components'
import { color, leading, media, motion, radius, shadow, size, space, z } from '../../tokens/index.ts'

const drop = /* @__PURE__ */ keyframes`
  from {
    opacity: 0;
    transform: translateY(calc(-1 * ${space[3]}));
  }
`

export const Region = styled.div`
  position: fixed;
  z-index: ${z.toast};
  inset: ${space[4]} ${space[4]} auto;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[2]};
  pointer-events: none;
  ${media.print} {
    display: none;
  }
`

export const StyledToast = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space[2]};
  max-width: ${size.dialog};
  padding: ${space[3]} ${space[4]};
  border: ${size.line} solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
  color: ${color.text};
  box-shadow: ${shadow.overlay};
  line-height: ${leading.snug};
  animation: ${drop} ${motion.base};
  pointer-events: auto;
  & > svg {
    margin-top: calc((1lh - ${size.icon}) / 2);
    color: ${color.primary};
  }
  &[data-tone='success'] > svg {
    color: ${color.success};
  }
  &[data-tone='warning'] > svg {
    color: ${color.warning};
  }
  &[data-tone='danger'] > svg {
    color: ${color.danger};
  }
`
