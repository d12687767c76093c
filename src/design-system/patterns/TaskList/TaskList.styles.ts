import { styled } from 'styled-components'
import { color, leading, media, size, space, text } from '../../tokens/index.ts'

export const Root = styled.div`
  min-width: 0;
`

export const Done = styled.p`
  margin-bottom: ${space[3]};
  color: ${color.textMuted};
  & > b {
    color: ${color.text};
  }
`

export const Tasks = styled.ul`
  border-top: ${size.line} solid ${color.border};
`

export const Task = styled.li`
  overflow-wrap: anywhere;
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  min-height: ${size.targetMain};
  padding-block: ${space[3]};
  border-bottom: ${size.line} solid ${color.border};
  & > :last-child {
    flex: none;
  }
  ${media.hover} {
    &:has(a):hover {
      background: ${color.surfaceHover};
    }
  }
`

export const Hint = styled.span`
  display: block;
  color: ${color.textMuted};
  font-size: ${text.sm};
  line-height: ${leading.snug};
`

export const Blocked = styled.span`
  color: ${color.textMuted};
`
