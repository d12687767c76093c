import { styled } from 'styled-components'
import { color, media, space } from '../../tokens/index.ts'

/** The widest term gives all of them their width, within bounds. */
export const Root = styled.dl`
  display: grid;
  grid-template-columns: fit-content(9em) minmax(0, 1fr);
  gap: ${space[2]} ${space[3]};
  ${media.from640} {
    &[data-columns='2'] {
      grid-template-columns: repeat(2, fit-content(9em) minmax(0, 1fr));
      & > :nth-child(odd) > dd {
        padding-inline-end: ${space[5]};
      }
    }
  }
  & > div {
    display: contents;
  }
  & dt {
    min-width: 5em;
    color: ${color.textMuted};
  }
  & dd {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`
