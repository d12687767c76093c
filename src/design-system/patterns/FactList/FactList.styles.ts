import { styled } from 'styled-components'
import { color, space } from '../../tokens/index.ts'

export const Root = styled.dl`
  display: grid;
  gap: ${space[2]};
  margin: 0;
  & > div {
    display: flex;
    gap: ${space[3]};
  }
  & dt {
    flex: none;
    width: 5em;
    color: ${color.textMuted};
  }
  & dd {
    min-width: 0;
    margin: 0;
    overflow-wrap: anywhere;
  }
`
