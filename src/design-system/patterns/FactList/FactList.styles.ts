import { styled } from 'styled-components'
import { color, media, space } from '../../tokens/index.ts'

/** The widest term gives all of them their width, within bounds; a browser without subgrids sets them one by one. */
export const Root = styled.dl`
  display: grid;
  grid-template-columns: fit-content(9em) minmax(0, 1fr);
  gap: ${space[2]} ${space[3]};
  margin: 0;
  ${media.from640} {
    &[data-columns='2'] {
      grid-template-columns: repeat(2, fit-content(9em) minmax(0, 1fr));
      & > :nth-child(odd) > dd {
        padding-inline-end: ${space[5]};
      }
    }
  }
  & > div {
    display: flex;
    grid-column: span 2;
    gap: ${space[3]};
    @supports (grid-template-columns: subgrid) {
      display: grid;
      grid-template-columns: subgrid;
    }
  }
  & dt {
    flex: none;
    min-width: 5em;
    max-width: 9em;
    color: ${color.textMuted};
  }
  & dd {
    min-width: 0;
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`
