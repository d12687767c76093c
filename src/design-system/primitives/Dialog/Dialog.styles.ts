import * as Radix from '@radix-ui/react-dialog'
import { keyframes, styled } from 'styled-components'
import { color, leading, media, motion, radius, shadow, size, space, text, weight, z } from '../../tokens/index.ts'

const fade = /* @__PURE__ */ keyframes`
  from {
    opacity: 0;
  }
`
const rise = /* @__PURE__ */ keyframes`
  from {
    opacity: 0;
    transform: translateY(${space[4]});
  }
`
const slide = /* @__PURE__ */ keyframes`
  from {
    transform: translateX(100%);
  }
`
const climb = /* @__PURE__ */ keyframes`
  from {
    transform: translateY(100%);
  }
`

export const Overlay = styled(Radix.Overlay)`
  position: fixed;
  z-index: ${z.dialog};
  inset: 0;
  background: ${color.overlay};
  animation: ${fade} ${motion.base};
`

export const Content = styled(Radix.Content)`
  position: fixed;
  z-index: ${z.dialog};
  display: flex;
  flex-direction: column;
  background: ${color.surface};
  color: ${color.text};
  box-shadow: ${shadow.overlay};
  outline: 0;
  &[data-placement='center'] {
    inset: 0;
    width: min(${size.dialog}, 100vw - 2 * ${space[4]});
    height: fit-content;
    max-height: calc(100dvh - 2 * ${space[4]});
    margin: auto;
    border-radius: ${radius.lg};
    animation: ${rise} ${motion.base};
  }
  &[data-placement='side'] {
    inset: 0 0 0 auto;
    width: min(${size.drawer}, 100vw - ${space[8]});
    animation: ${slide} ${motion.base};
  }
  &[data-placement='bottom'] {
    inset: auto 0 0;
    max-height: calc(100dvh - ${space[12]});
    border-radius: ${radius.lg} ${radius.lg} 0 0;
    padding-bottom: env(safe-area-inset-bottom);
    animation: ${climb} ${motion.base};
  }
  ${media.forcedColors} {
    border: ${size.line} solid;
  }
`

export const Header = styled.div`
  display: flex;
  flex: none;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[2]};
  padding: ${space[3]} ${space[2]} 0 ${space[5]};
`

export const Title = styled(Radix.Title)`
  padding-block: calc((${size.target} - 1lh) / 2);
  font-size: ${text.lg};
  font-weight: ${weight.bold};
  line-height: ${leading.snug};
`

export const Description = styled(Radix.Description)`
  color: ${color.textMuted};
`

export const Body = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space[1]} ${space[5]} ${space[5]};
  & > * + * {
    margin-top: ${space[4]};
  }
`

export const Footer = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap-reverse;
  justify-content: flex-end;
  gap: ${space[2]};
  padding: ${space[3]} ${space[5]};
  border-top: ${size.line} solid ${color.border};
`
