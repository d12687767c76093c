import { styled } from 'styled-components'
import { color, media, radius, size, space } from '../../tokens/index.ts'

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
  & > :last-child {
    margin-inline-start: auto;
  }
  ${media.from1280} {
    position: sticky;
    top: calc(-1 * ${space[5]});
    z-index: 1;
  }
`
