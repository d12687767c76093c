import { styled } from 'styled-components'
import { color, leading, radius, space, text, weight } from '../../tokens/index.ts'

export const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 5.5em), 1fr));
  gap: ${space[4]};
`

/** The figure is seen first and read second; its unit is small. */
export const Entry = styled.div`
  position: relative;
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  min-width: 0;
  border-radius: ${radius.md};
  color: ${color.textMuted};
  font-size: ${text.sm};
  overflow-wrap: anywhere;
  & > dd > :first-child {
    margin-inline-end: ${space[1]};
    color: ${color.text};
    font-size: ${text['2xl']};
    font-weight: ${weight.bold};
    line-height: ${leading.tight};
  }
`
