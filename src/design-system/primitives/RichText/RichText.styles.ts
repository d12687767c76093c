import { styled } from 'styled-components'
import { color, leading, media, radius, size, space, text, weight } from '../../tokens/index.ts'
import { visuallyHidden } from '../mixins.ts'

export const Root = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`

export const Said = styled.p`
  color: ${color.textMuted};
`

export const Body = styled.div`
  /* Until the tables have boxes of their own. */
  &[data-given] {
    overflow-x: auto;
  }
  & > * + * {
    margin-block-start: ${space[4]};
  }
  & :is(h2, h3, h4, h5, h6) {
    font-size: ${text.lg};
    font-weight: ${weight.bold};
    line-height: ${leading.snug};
  }
  & :is(h4, h5, h6) {
    font-size: ${text.md};
  }
  /* Chinese is never slanted. */
  & :is(em, i, cite, address) {
    font-style: normal;
  }
  & em {
    font-weight: ${weight.medium};
  }
  & :is(ul, ol) {
    padding-inline-start: ${space[6]};
  }
  & ul {
    list-style: disc;
  }
  & ol {
    list-style: decimal;
  }
  & dd {
    margin-inline-start: ${space[6]};
  }
  & :is(strong, b, dt, em) {
    font-weight: ${weight.bold};
  }
  /* Chinese is never slanted. */
  & :is(em, i, cite, address) {
    font-style: normal;
  }
  & :is(small, figcaption, caption) {
    color: ${color.textMuted};
    font-size: ${text.sm};
  }
  & blockquote {
    padding-inline-start: ${space[4]};
    border-inline-start: ${space[1]} solid ${color.border};
    color: ${color.textMuted};
  }
  & pre {
    white-space: pre-wrap;
  }
  & mark {
    background: ${color.accentSoft};
    color: ${color.accentText};
  }
  & hr {
    border: 0;
    border-block-start: ${size.line} solid ${color.border};
  }
  & a {
    color: ${color.link};
    text-underline-offset: 0.2em;
    &[rel~='external']::after {
      content: ' ↗' / '';
    }
  }
  & [data-box='said'] {
    ${visuallyHidden}
  }
  & [data-box='table'] {
    overflow-x: auto;
  }
  & table {
    width: 100%;
    border-collapse: collapse;
    overflow-wrap: normal;
  }
  & :is(th, td) {
    min-width: 5em;
    padding: ${space[2]};
    border: ${size.line} solid ${color.border};
    text-align: start;
  }
  & th {
    background: ${color.surfaceMuted};
    font-weight: ${weight.medium};
  }
  & [data-box='image'] {
    display: block;
    width: fit-content;
    max-width: 100%;
    overflow: hidden;
    border-radius: ${radius.md};
    background: ${color.surfaceMuted};
  }
  & [data-box='image'][data-shape='unknown'] {
    width: 100%;
    aspect-ratio: 16 / 9;
    & > img {
      width: 100%;
      height: 100%;
      object-fit: contain;
    }
  }
  & [data-box='image'][data-broken] {
    display: grid;
    place-items: center;
    width: 100%;
    min-height: 6em;
    padding: ${space[4]};
    border: ${size.line} dashed ${color.borderStrong};
    color: ${color.textMuted};
    font-size: ${text.sm};
    text-align: center;
  }
  ${media.print} {
    & [data-box='table'] {
      overflow: visible;
    }
  }
`
