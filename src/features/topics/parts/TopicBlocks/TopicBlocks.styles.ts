import { styled } from 'styled-components'
import { color, HotSearch, inTurn, leading, media, radius, size, space, text, weight } from '#design-system'

/** Twelve columns from a laptop on; one below. */
export const Grid = styled.div`
  display: grid;
  gap: ${space[6]};
  grid-template-columns: minmax(0, 1fr);

  ${media.from960} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    align-items: start;

    & > * {
      grid-column: span 12;
    }

    & > [data-width='half'] {
      grid-column: span 6;
    }

    & > [data-width='third'] {
      grid-column: span 4;
    }
  }
  ${inTurn}
`

/** What is far below is laid out when it is scrolled to: two hundred blocks cost no more than a screenful. */
export const Block = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  min-width: 0;
  overflow-wrap: anywhere;

  &[data-late] {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 24rem;
  }

  ${media.print} {
    content-visibility: visible;
  }
`

export const Lead = styled.p`
  max-width: ${size.measure};
  color: ${color.textMuted};
`

export const More = styled.p`
  color: ${color.textMuted};
  font-size: ${text.sm};
`

/** Cards side by side, as many as there is room for. */
export const Tiles = styled.ul`
  display: grid;
  gap: ${space[3]};
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    position: relative;
    display: grid;
    align-content: start;
    gap: ${space[1]};
    padding: ${space[3]};
    border: ${size.line} solid ${color.border};
    border-radius: ${radius.md};
    background: ${color.surface};
    font-size: ${text.sm};
  }

  & span {
    color: ${color.textMuted};
  }

  & a {
    font-size: ${text.md};
    font-weight: ${weight.bold};
  }

  ${media.hover} {
    & > li:hover {
      border-color: ${color.primaryBorder};
    }
  }
`

/** Jobs in two columns where the block is as wide as the page. */
export const Pool = styled.div`
  ${media.from960} {
    [data-width='full'] & > ul {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: ${space[8]};
    }

    /* The second begins the other column: level with the first, under no line. */
    [data-width='full'] & > ul > li:nth-child(2) {
      padding-block-start: 0;
      border-block-start: 0;
    }
  }
`

export const Titles = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    gap: ${space[1]};
    padding-block: ${space[3]};
    border-block-end: ${size.line} solid ${color.border};
  }

  & p {
    color: ${color.textMuted};
    font-size: ${text.sm};
  }
`

export const Pictures = styled.div`
  display: grid;
  gap: ${space[3]};
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));

  & figure {
    margin: 0;
  }

  & figcaption {
    padding-block-start: ${space[1]};
    color: ${color.textMuted};
    font-size: ${text.sm};
  }
`

export const Film = styled.video`
  width: 100%;
  aspect-ratio: 16 / 9;
  border-radius: ${radius.md};
  background: ${color.footer};
`

export const Pairs = styled.dl`
  display: grid;
  gap: ${space[2]};
  margin: 0;

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[3]};
  }

  & dt {
    min-width: 6em;
    color: ${color.textMuted};
  }

  & dd {
    margin: 0;
  }
`

export const Pre = styled.div`
  white-space: pre-line;
`

/** In elder mode these words are as high as whatever else is touched there. */
export const HotWords = styled(HotSearch)`
  [data-size='elder'] & a {
    padding-block: calc((${size.target} - 1em * ${leading.body}) / 2);
  }
`
