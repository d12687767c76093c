import { styled } from 'styled-components'
import { color, size, space, text } from '../../tokens/index.ts'

export const Ends = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  max-width: 26em;
  & > input {
    flex: 1 1 7.6em;
    min-width: 0;
    width: 0;
  }
`

export const Presets = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`

export const Said = styled.p`
  max-width: calc(7 * ${size.target});
  color: ${color.textMuted};
  font-size: ${text.sm};
`
