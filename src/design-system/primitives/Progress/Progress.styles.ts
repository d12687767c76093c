import { styled } from 'styled-components'
import { color, media, motion, radius, size, space, text } from '../../tokens/index.ts'

export const Root = styled.div`
  min-width: 0;
`

export const Head = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space[3]};
  color: ${color.textMuted};
  font-size: ${text.sm};
  font-variant-numeric: tabular-nums;
`

export const Bar = styled.progress`
  appearance: none;
  display: block;
  width: 100%;
  height: ${space[2]};
  overflow: hidden;
  border: 0;
  border-radius: ${radius.full};
  background: ${color.border};
  accent-color: ${color.primary};
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
    appearance: auto;
    background: none;
  }
  ${media.forcedColors} {
    border: ${size.line} solid;
    forced-color-adjust: none;
  }
`
