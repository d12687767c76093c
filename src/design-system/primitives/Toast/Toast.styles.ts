import { keyframes, styled } from 'styled-components'
import { color, leading, media, motion, size, space, z } from '../../tokens/index.ts'
import { overlaySurface } from '../mixins.ts'

const drop = /* @__PURE__ */ keyframes`
  from {
    opacity: 0;
    transform: translateY(calc(-1 * ${space[3]}));
  }
`

const rise = /* @__PURE__ */ keyframes`
  from {
    opacity: 0;
    transform: translateY(${space[3]});
  }
`

/** Below the header's edge on wide screens; on phones at the bottom, clear of the brand and of a bar of main actions. */
export const Region = styled.div`
  position: fixed;
  z-index: ${z.toast};
  inset: ${space[4]} ${space[4]} auto;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[2]};
  pointer-events: none;
  ${media.below960} {
    inset: auto ${space[4]} calc(${space[4]} + max(${size.floor}, env(safe-area-inset-bottom)));
  }
  ${media.tallPhone} {
    html:has([data-sticky]) & {
      bottom: calc(9em + max(${size.floor}, env(safe-area-inset-bottom)));
    }
  }
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
  ${overlaySurface}
  line-height: ${leading.snug};
  animation: ${drop} ${motion.base};
  pointer-events: auto;
  ${media.below960} {
    animation-name: ${rise};
  }
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
