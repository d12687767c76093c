import { css, keyframes } from 'styled-components'
import { color, media, radius, shadow, size, space, text, weight } from '../tokens/index.ts'

/** Out of sight, still read aloud. */
export const visuallyHidden = css`
  position: absolute;
  width: ${size.line};
  height: ${size.line};
  margin: calc(-1 * ${size.line});
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

/** Grows what can be touched to a full target without growing what is seen. The element must be positioned. */
export const hitArea = css`
  &::after {
    content: '';
    position: absolute;
    inset: 50% auto auto 50%;
    width: max(100%, ${size.target});
    height: max(100%, ${size.target});
    transform: translate(-50%, -50%);
  }
`

/**
 * For what lies below a phone's first screen of a page that came from the service: laid out when it is scrolled to or when the
 * page has been taken over, so that the first frame need not wait for it. `height` is about what it will take. Browsers lay
 * out what is up to two screens away at once, hence the animation: nothing of it before the second frame.
 */
export const belowFirstScreen = (height: string) => css`
  ${media.below960} {
    :root[data-arriving] & {
      content-visibility: auto;
      contain-intrinsic-block-size: ${height};
      animation: after-first-frame 1ms;
    }
  }
`

/** The box of everything that is typed or chosen in. */
export const controlBox = css`
  width: 100%;
  min-height: ${size.target};
  padding: ${space[2]} ${space[3]};
  border: ${size.line} solid ${color.borderStrong};
  border-radius: ${radius.md};
  background: ${color.surface};
  color: ${color.text};
  font-size: ${text.md};
`

export const controlStates = css`
  &[aria-invalid='true'] {
    border-color: ${color.danger};
    box-shadow: inset 0 0 0 ${size.line} ${color.danger};
  }
  &:disabled {
    background: ${color.surfaceMuted};
    border-color: ${color.border};
    color: ${color.textMuted};
    cursor: not-allowed;
  }
  &:read-only:not(select, :disabled) {
    background: ${color.surfaceMuted};
    border-color: ${color.border};
  }
`

/** The surface of what lies over the page. */
export const overlaySurface = css`
  border: ${size.line} solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
  color: ${color.text};
  box-shadow: ${shadow.overlay};
`

/** Fields are at least 16 px, so that phones do not zoom in on focus. */
export const labelText = css`
  font-size: ${text.md};
  font-weight: ${weight.medium};
  color: ${color.text};
`

export const spin = /* @__PURE__ */ keyframes`
  to {
    transform: rotate(1turn);
  }
`
