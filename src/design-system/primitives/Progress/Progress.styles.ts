import { keyframes, styled } from 'styled-components'
import { color, media, motion, radius, size, space, text } from '../../tokens/index.ts'

const sweep = /* @__PURE__ */ keyframes`
  from {
    background-position-x: 150%;
  }
  to {
    background-position-x: -50%;
  }
`

export const Root = styled.div`
  min-width: 0;
`

export const Head = styled.div`
  overflow-wrap: anywhere;
  display: flex;
  justify-content: space-between;
  gap: ${space[3]};
  color: ${color.textMuted};
  font-size: ${text.sm};
`

export const Bar = styled.progress`
  appearance: none;
  display: block;
  width: 100%;
  height: ${space[2]};
  overflow: hidden;
  border: ${size.line} solid ${color.border};
  border-radius: ${radius.full};
  background: ${color.surfaceMuted};
  &::-webkit-progress-bar {
    background: transparent;
  }
  &::-webkit-progress-value {
    border-radius: ${radius.full};
    background: ${color.primary};
    transition: inline-size ${motion.base};
  }
  &::-moz-progress-bar {
    border-radius: ${radius.full};
    background: ${color.primary};
  }
  &:indeterminate {
    background: linear-gradient(90deg, transparent 30%, ${color.primary} 50%, transparent 70%) 0 0 / 200% 100%;
    animation: ${sweep} 1.6s linear infinite;
  }
  ${media.forcedColors} {
    border: ${size.line} solid;
    forced-color-adjust: none;
  }
`
