import { styled } from 'styled-components'
import { color, inTurn, media, radius, size, space } from '#design-system'

/**
 * The resume, beside it what to do next and what was done. On a phone one under another in a single box, at whose bottom the
 * actions keep: a cell of a grid would hold them in their own place.
 */
export const Columns = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
  min-width: 0;
  ${media.below960} {
    ${inTurn}
  }
  ${media.from960} {
    display: grid;
    grid-template: 'resume next' auto 'resume past' 1fr / minmax(0, 2fr) minmax(0, 1fr);
    gap: ${space[4]} ${space[6]};
    & > [data-part='resume'] {
      grid-area: resume;
    }
    & > [data-part='past'] {
      grid-area: past;
    }
  }
`

export const Next = styled.section`
  ${media.below960} {
    display: contents;
    & > h2 {
      display: none;
    }
    & > [data-sticky] {
      order: 1;
    }
  }
  ${media.from960} {
    display: grid;
    grid-area: next;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[3]};
    padding: ${space[5]};
    border: ${size.line} solid ${color.border};
    border-radius: ${radius.lg};
    background: ${color.surface};
  }
`
