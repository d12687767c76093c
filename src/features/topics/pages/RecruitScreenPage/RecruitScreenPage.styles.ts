import { styled } from 'styled-components'
import { color, radius, size, space, weight, z } from '#design-system'

/** Over the frame of the site, as large as the wall: sizes follow the window, from 1080p to 4K, and nothing scrolls. */
export const Wall = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${z.dialog};
  overflow: hidden;
  display: grid;
  grid-template-rows: auto auto minmax(0, 1fr);
  gap: 1em;
  padding: 1.5em;
  background: ${color.footer};
  --color-focus: currentcolor;
  color: ${color.onFooter};
  font-size: clamp(0.55rem, 0.3rem + 0.62vw, 2.6rem);
  line-height: 1.3;

  & h1 {
    color: inherit;
    font-size: 2em;
  }

  & h2 {
    color: inherit;
    font-size: 1.2em;
  }

  & a {
    color: inherit;
  }

  @media (max-aspect-ratio: 1/1) {
    position: static;
    min-height: 100vh;
    padding: ${space[4]};
    border-radius: ${radius.lg};
    font-size: inherit;
  }
`

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0.25em 1em;
`

export const Age = styled.p`
  color: ${color.onFooterMuted};

  &[data-stale] {
    padding-inline: 0.75em;
    border: ${size.line} solid currentcolor;
    border-radius: ${radius.md};
    color: ${color.onFooter};
    font-weight: ${weight.bold};
  }
`

export const Totals = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8em, 1fr));
  gap: 1em;
  margin: 0;

  & > div {
    padding: 0.75em 1em;
    border: ${size.line} solid ${color.onFooterMuted};
    border-radius: ${radius.md};
  }

  & dt {
    color: ${color.onFooterMuted};
  }

  & dd {
    margin: 0;
    font-size: 2.6em;
    font-weight: ${weight.bold};
    font-variant-numeric: tabular-nums;
    line-height: 1.15;
    white-space: nowrap;
  }

  @media (max-aspect-ratio: 1/1) {
    & dd {
      font-size: 1.75em;
    }
    & > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`

export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 1.5em;
  min-height: 0;

  & > section {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    gap: 0.75em;
    min-height: 0;
    overflow: hidden;
  }

  @media (max-aspect-ratio: 1/1) {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Bars = styled.ul`
  display: grid;
  align-content: space-between;
  gap: 0.2em;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: 10em minmax(0, 1fr) 4em;
    align-items: center;
    gap: 0.75em;
  }

  /* Names are long and the window is narrow: the bar has a line of its own. */
  @media (max-aspect-ratio: 1/1) {
    gap: ${space[3]};
    & > li {
      grid-template-columns: minmax(0, 1fr) auto;
      gap: ${space[1]} ${space[3]};
    }
    & svg {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }

  & svg {
    width: 100%;
    height: 0.9em;
    border-radius: ${radius.sm};
    fill: currentcolor;
  }

  /* How far the first of the list reaches: what the others are seen against. */
  & rect:first-child {
    fill: ${color.onFooterMuted};
    opacity: 0.2;
  }

  & span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & b {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`

export const Note = styled.p`
  color: ${color.onFooterMuted};
`

export const Newest = styled.ul`
  display: grid;
  /* Twelve fill the column; fewer keep their distance. */
  grid-auto-rows: minmax(min-content, calc(100% / 12));
  align-content: start;
  margin: 0;
  padding: 0;
  overflow: hidden;
  list-style: none;

  & b {
    font-weight: ${weight.bold};
  }

  & span {
    display: block;
    overflow: hidden;
    color: ${color.onFooterMuted};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`
