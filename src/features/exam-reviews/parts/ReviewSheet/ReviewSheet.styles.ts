import { styled } from 'styled-components'
import { color, leading, media, radius, size, space, text, weight } from '#design-system'

/** What was sent beside what is asked: under each other until there is room. */
export const Columns = styled.div`
  display: grid;
  gap: ${space[4]};
  align-items: start;
  ${media.from960} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`

export const Head = styled.div`
  display: grid;
  gap: ${space[2]};
  & > h2:focus {
    outline-offset: ${space[1]};
  }
`

export const Person = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};
  align-items: start;
  & > dl {
    flex: 1 1 12rem;
  }
`

/** A portrait in its printed proportion. */
export const Portrait = styled.div`
  width: 8rem;
  aspect-ratio: 25 / 35;
  border: ${size.line} solid ${color.border};
  border-radius: ${radius.sm};
  background: ${color.surfaceMuted};
  overflow: hidden;
  & > img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
  & > p {
    padding: ${space[2]};
    font-size: ${text.sm};
  }
`

export const Fields = styled.dl`
  display: grid;
  margin: 0;
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space[1]} ${space[3]};
    align-items: center;
    padding-block: ${space[1]};
    border-bottom: ${size.line} solid ${color.border};
  }
  & > div > dt {
    color: ${color.textMuted};
    font-size: ${text.sm};
  }
  & > div > dd {
    grid-column: 1;
    margin: 0;
    overflow-wrap: anywhere;
  }
  & > div > dd:nth-of-type(2) {
    grid-area: 1 / 2 / span 2;
  }
  & > div > dd:nth-of-type(3) {
    grid-column: 1 / -1;
  }
  ${media.from640} {
    & > div {
      grid-template-columns: 9rem minmax(0, 1fr) auto;
    }
    & > div > dd {
      grid-column: 2;
    }
    & > div > dd:nth-of-type(2) {
      grid-area: 1 / 3;
    }
    & > div > dd:nth-of-type(3) {
      grid-column: 1 / -1;
    }
  }
`

export const Said = styled.p`
  margin: 0;
  padding: ${space[1]} ${space[3]};
  border-inline-start: ${size.focus} solid ${color.warning};
  background: ${color.surfaceMuted};
  overflow-wrap: anywhere;
`

export const Presets = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`

/** A condition a row: the notice's words, the verdict, what the candidate has sent. */
export const Conditions = styled.ol`
  display: grid;
  gap: ${space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
  line-height: ${leading.snug};
  overflow-wrap: anywhere;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space[1]} ${space[3]};
    padding: ${space[2]} ${space[3]};
    border-radius: ${radius.sm};
    background: ${color.surfaceMuted};
  }
  & q {
    font-weight: ${weight.medium};
    quotes: none;
  }
  & p {
    grid-column: 1 / -1;
    margin: 0;
    color: ${color.textMuted};
    font-size: ${text.sm};
  }
`

export const Picture = styled.img`
  display: block;
  max-width: 100%;
  height: auto;
  border: ${size.line} solid ${color.border};
  border-radius: ${radius.sm};
`
