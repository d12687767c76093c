import { styled } from 'styled-components'
import { Anchor } from '../../primitives/Link/index.ts'
import { color, leading, media, radius, shadow, size, space, text, weight, z } from '../../tokens/index.ts'
import { frame } from '../frame.ts'

export const Root = styled.nav`
  background: ${color.header};
  color: ${color.onHeader};
  ${media.from960} {
    border-top: ${size.line} solid ${color.headerBorder};
  }
  ${media.print} {
    display: none;
  }
`

export const Items = styled.ul`
  ${frame}
  display: grid;
  grid-template-columns: 1fr 1fr;
  column-gap: ${space[4]};
  padding-block: ${space[1]} ${space[4]};
  & > :has(ul) {
    grid-column: 1 / -1;
  }
  ${media.from960} {
    display: flex;
    flex-wrap: wrap;
    padding: 0 ${space[4]};
  }
  ${media.from1280} {
    padding-inline: ${space[2]};
  }
`

export const Entry = styled.li`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  border-bottom: ${size.line} solid ${color.headerBorder};
  ${media.from960} {
    flex-wrap: nowrap;
    border: 0;
    &:has([aria-current]) {
      background: ${color.headerActive};
    }
  }
  ${media.hover} {
    &:hover {
      background: ${color.headerActive};
    }
  }
`

export const EntryLink = styled(Anchor)`
  display: flex;
  flex: 1;
  align-items: center;
  min-height: ${size.nav};
  color: inherit;
  line-height: ${leading.tight};
  text-decoration: none;
  &[aria-current] {
    font-weight: ${weight.bold};
    text-decoration: underline;
    text-decoration-thickness: ${space.half};
    text-underline-offset: ${space[2]};
  }
  ${media.from960} {
    padding-inline: ${space[2]};
  }
  ${media.from1280} {
    padding-inline: ${space[4]};
  }
  &:focus-visible {
    outline-color: currentcolor;
    outline-offset: calc(-1 * ${space[1]});
  }
`

export const Toggle = styled.button`
  display: none;
  ${media.from960} {
    display: grid;
    place-items: center;
    width: ${space[6]};
    margin-inline: calc(-1 * ${space[2]}) ${space[1]};
    &:focus-visible {
      outline-color: currentcolor;
      outline-offset: calc(-1 * ${space[1]});
    }
  }
`

export const Submenu = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9em, 1fr));
  flex-basis: 100%;
  padding-bottom: ${space[2]};
  ${media.from960} {
    position: absolute;
    inset: 100% auto auto 0;
    z-index: ${z.popover};
    grid-template-columns: repeat(2, max-content);
    gap: ${space[1]};
    padding: ${space[3]};
    border: ${size.line} solid ${color.border};
    border-radius: 0 0 ${radius.lg} ${radius.lg};
    background: ${color.surface};
    box-shadow: ${shadow.overlay};
    color: ${color.text};
    &:not([data-open]) {
      display: none;
    }
    &[data-side='end'] {
      inset-inline: auto 0;
    }
  }
`

export const SubmenuLink = styled(Anchor)`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: ${size.target};
  padding: ${space[1]} ${space[2]} ${space[1]} 0;
  border-radius: ${radius.md};
  color: inherit;
  font-size: ${text.sm};
  line-height: ${leading.snug};
  text-decoration: none;
  & > img {
    width: ${space[8]};
    height: ${space[8]};
    border-radius: ${radius.md};
    object-fit: cover;
  }
  ${media.from960} {
    max-width: 16em;
    min-width: 11em;
    padding-inline: ${space[3]};
    font-size: ${text.md};
    & > img {
      width: ${size.avatar};
      height: ${size.avatar};
    }
  }
  ${media.hover} {
    &:hover {
      background: ${color.headerActive};
      ${media.from960} {
        background: ${color.primarySoft};
        color: ${color.onPrimarySoft};
      }
    }
  }
`
