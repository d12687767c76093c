import { styled } from 'styled-components'
import { color, media, radius, size, space } from '../../tokens/index.ts'

/**
 * The one that is open: its row is marked, and where there is no room for both it stands in place of the rest. Its rules come
 * with it, so that the document of a search carries none of them.
 */
export const OpenPane = styled.div`
  [data-page-type='results']:has(&) article[aria-current] {
    background: ${color.primarySoft};
    outline: ${space[2]} solid ${color.primarySoft};
  }
  ${media.below1280} {
    [data-page-type='results']:has(&) > :not(header, :last-child),
    [data-page-type='results']:has(&) > :last-child > :not(:last-child) {
      display: none;
    }
    [data-page-type='results']:has(&) > :last-child > :last-child {
      display: block;
    }
  }
`

/** What can be done with the one that is open: in sight while its pane is scrolled. */
export const PaneBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  margin: calc(-1 * ${space[5]}) calc(-1 * ${space[6]}) ${space[4]};
  padding: ${space[3]} ${space[6]};
  border-bottom: ${size.line} solid ${color.border};
  border-radius: ${radius.lg} ${radius.lg} 0 0;
  background: ${color.surface};
  overflow-wrap: anywhere;
  & > :last-child {
    margin-inline-start: auto;
  }
  ${media.from1280} {
    position: sticky;
    top: calc(-1 * ${space[5]});
    z-index: 1;
  }
`
