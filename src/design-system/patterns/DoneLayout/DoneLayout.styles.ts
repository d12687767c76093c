import { styled } from 'styled-components'
import { color, media, radius, size, space, text } from '../../tokens/index.ts'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  width: 100%;
  max-width: ${size.measure};
  min-width: 0;
  margin-inline: auto;
`

export const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  min-width: 0;
  padding: ${space[5]} ${space[4]};
  border: ${size.line} solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
  overflow-wrap: anywhere;
  & > svg {
    color: ${color.success};
  }
  ${media.from640} {
    padding: ${space[8]};
  }
`

export const Next = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  margin: 0;
  padding-inline-start: ${space[5]};
  list-style: decimal;
  & span {
    display: block;
    color: ${color.textMuted};
    font-size: ${text.sm};
  }
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
`
