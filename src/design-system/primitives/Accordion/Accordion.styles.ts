import { styled } from 'styled-components'
import { color, media, motion, size, space, weight } from '../../tokens/index.ts'

export const Root = styled.div`
  border-top: ${size.line} solid ${color.border};
`

export const Item = styled.details`
  border-bottom: ${size.line} solid ${color.border};
  ${media.print} {
    &::details-content {
      content-visibility: visible;
      block-size: auto;
    }
  }
`

export const Summary = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  min-height: ${size.target};
  padding-block: ${space[2]};
  font-weight: ${weight.medium};
  list-style: none;
  cursor: pointer;
  &::-webkit-details-marker {
    display: none;
  }
  & > svg {
    color: ${color.textMuted};
    transition: transform ${motion.fast};
  }
  [open] > & > svg {
    transform: rotate(0.5turn);
  }
  ${media.hover} {
    &:hover {
      color: ${color.primary};
    }
  }
`

export const Content = styled.div`
  padding-block: ${space[1]} ${space[4]};
  color: ${color.textMuted};
`
