import { styled } from 'styled-components'
import { color, media, space } from '../../tokens/index.ts'

export const Root = styled.dl`
  display: grid;
  gap: ${space[2]};
  margin: 0;
  ${media.from960} {
    &[data-columns='2'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: ${space[8]};
    }
  }
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
