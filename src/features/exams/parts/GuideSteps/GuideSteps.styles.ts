import { styled } from 'styled-components'
import { color, leading, radius, size, space } from '#design-system'

/** Steps with their number before them, joined by a line. */
export const Steps = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  counter-reset: step;

  & > li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[2]};
    padding: 0 0 ${space[6]} ${space[12]};
    counter-increment: step;
    line-height: ${leading.body};
    overflow-wrap: anywhere;
    scroll-margin-block-start: ${space[4]};
  }
  & > li:last-child {
    padding-block-end: 0;
  }
  & > li::before {
    content: counter(step);
    position: absolute;
    inset: 0 auto auto 0;
    display: grid;
    place-items: center;
    width: ${space[8]};
    height: ${space[8]};
    border-radius: ${radius.full};
    background: ${color.primarySoft};
    color: ${color.onPrimarySoft};
  }
  & > li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset: ${space[10]} auto ${space[2]} ${space[4]};
    width: ${size.line};
    background: ${color.borderStrong};
  }
`
