import { styled } from 'styled-components'
import { color, leading, media, size, space, text } from '../../tokens/index.ts'

export const StyledNotice = styled.aside`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${size.target};
  padding-inline: ${space[4]};
  border-block: ${size.line} solid ${color.border};
  background: ${color.accentSoft};
  font-size: ${text.sm};
  line-height: ${leading.snug};
  & > svg {
    color: ${color.accentText};
  }
  ${media.print} {
    display: none;
  }
`

export const Words = styled.div`
  flex: 1;
  min-width: 0;
  padding-block: ${space[2]};
`
