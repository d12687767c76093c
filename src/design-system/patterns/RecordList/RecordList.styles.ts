import { styled } from 'styled-components'
import { color, leading, media, radius, size, space, text, weight } from '../../tokens/index.ts'

export const List = styled.ul`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: ${size.line} solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
  list-style: none;
`

export const Root = styled.li`
  position: relative;
  display: grid;
  grid-template: 'select media body body' auto 'select media end actions' auto 'more more more more' auto / auto auto minmax(
      0,
      1fr
    ) auto;
  align-items: start;
  padding: ${space[3]} ${space[4]};
  line-height: ${leading.snug};
  overflow-wrap: anywhere;
  & + & {
    border-top: ${size.line} solid ${color.border};
  }
  & > [data-part='select'],
  & > [data-part='actions'] {
    position: relative;
    z-index: 1;
  }
  & > [data-part='actions']:has([aria-expanded='true']) {
    z-index: 2;
  }
  & > [data-part='select'] {
    grid-area: select;
    margin-inline-end: ${space[2]};
  }
  & > [data-part='media'] {
    grid-area: media;
    margin-inline-end: ${space[3]};
  }
  & > [data-part='body'] {
    display: grid;
    grid-area: body;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.half};
    min-width: 0;
  }
  & [data-part='top'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.half} ${space[2]};
  }
  & [data-part='title'] {
    min-width: 0;
    font-size: ${text.md};
    font-weight: ${weight.medium};
    & > a {
      color: ${color.text};
      text-decoration: none;
      &::after {
        position: absolute;
        inset: 0;
        content: '';
      }
      &:focus-visible {
        outline: none;
        &::after {
          outline: ${size.focus} solid ${color.focus};
          outline-offset: calc(-1 * ${size.focus});
        }
      }
    }
  }
  &[data-current] {
    background: ${color.primarySoft};
  }
  &[data-unread] [data-part='title'] {
    font-weight: ${weight.bold};
  }
  & [data-part='dot'] {
    display: inline-block;
    width: ${space[2]};
    height: ${space[2]};
    margin-inline-end: ${space[2]};
    border-radius: ${radius.full};
    background: ${color.accent};
    vertical-align: middle;
    ${media.forcedColors} {
      background: CanvasText;
    }
  }
  & [data-part='facts'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[3]};
    margin: 0;
    padding: 0;
    color: ${color.textMuted};
    font-size: ${text.sm};
    list-style: none;
  }
  & [data-part='summary'],
  &[data-brief] [data-part='title'] {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  & [data-part='summary'] {
    font-size: ${text.sm};
  }
  & > [data-part='end'] {
    grid-area: end;
    align-self: center;
    color: ${color.textMuted};
    font-size: ${text.sm};
    white-space: nowrap;
  }
  & > [data-part='actions'] {
    display: flex;
    grid-area: actions;
    flex-wrap: wrap;
    align-items: center;
    justify-content: end;
    gap: ${space[1]};
    margin-inline-start: ${space[2]};
  }
  & > [data-part='more'] {
    position: relative;
    z-index: 1;
    grid-area: more;
    &:not(:empty) {
      margin-top: ${space[2]};
    }
  }
  &[data-brief] {
    grid-template: 'select media top top' auto 'select media summary end' auto 'more more more more' auto / auto auto minmax(0, 1fr) auto;
    & > [data-part='body'] {
      display: contents;
    }
    & [data-part='top'] {
      grid-area: top;
      min-width: 0;
    }
    & [data-part='summary'] {
      grid-area: summary;
      -webkit-line-clamp: 1;
      color: ${color.textMuted};
    }
    & > [data-part='end'] {
      margin-inline-start: ${space[2]};
    }
  }
  ${media.below640} {
    &:not([data-brief], [data-tight]):has(> [data-part='actions']) {
      padding-block-end: ${space[2]};
    }
    &:not([data-brief], [data-tight]) > [data-part='actions'] {
      margin-block-start: ${space[1]};
    }
    &:not(:has(> [data-part='end'])) > [data-part='actions'] {
      grid-column: 1 / -1;
    }
    :root:not([data-size='elder']) &[data-tight] {
      padding-block: ${space[2]};
      & > [data-part='actions'] {
        margin-block: calc(-1 * ${space[1]});
      }
      & [data-part='summary'] {
        -webkit-line-clamp: 1;
      }
      &:is([data-tight='line'], :has([data-part='summary'])) [data-part='facts'] {
        flex-wrap: nowrap;
        & > li {
          overflow: hidden;
          flex: 0 1 auto;
          text-overflow: ellipsis;
          white-space: nowrap;
        }
        & > :first-child {
          flex-shrink: 0;
          max-inline-size: 60%;
        }
      }
    }
  }
  ${media.hover} {
    &:has([data-part='title'] > a):hover {
      background: ${color.surfaceHover};
    }
  }
  ${media.from640} {
    &:not([data-brief]) {
      grid-template: 'select media body end actions' auto 'more more more more more' auto / auto auto minmax(0, 1fr) auto auto;
    }
    align-items: center;
    padding-block: ${space[2]};
    & > [data-part='end'] {
      margin-inline-start: ${space[4]};
      text-align: end;
    }
    & > [data-part='actions'] {
      margin-inline-start: ${space[4]};
    }
  }
  ${media.from960} {
    & > [data-part='body']:has(> [data-part='facts']):has(> [data-part='summary']) {
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
      column-gap: ${space[4]};
      & > [data-part='summary'] {
        grid-area: 1 / 2 / 3;
        align-self: center;
      }
    }
  }
`
