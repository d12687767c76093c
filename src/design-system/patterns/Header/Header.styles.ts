import { css, styled } from 'styled-components'
import { color, leading, media, radius, size, space, text, z } from '../../tokens/index.ts'
import { frame } from '../frame.ts'
import { waveLine } from '../wave.ts'

export const Root = styled.header`
  position: relative;
  z-index: ${z.header};
  background: ${color.header};
  color: ${color.onHeader};
  border-bottom: ${size.line} solid ${color.headerBorder};
  ${media.print} {
    background: none;
    color: inherit;
  }
`

export const Bar = styled.div`
  ${frame}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[2]};
  min-height: ${space[12]};
  padding-block: ${space[1]};
  & > :first-child {
    flex: 1 6em;
  }
  ${media.print} {
    & > :not(:first-child) {
      display: none;
    }
  }
  ${media.from960} {
    position: relative;
    &::before {
      ${waveLine}
      inset: auto 36em 0 0;
      z-index: -1;
      background: ${color.motif};
      opacity: 0.3;
    }
    flex-wrap: nowrap;
    gap: ${space[8]};
    min-height: ${size.header};
    [data-small] > & {
      min-height: ${space[16]};
    }
    & > :first-child {
      flex: none;
    }
  }
`

const overThePage = css`
  position: absolute;
  inset: 100% 0 auto;
`

export const Find = styled.div`
  flex-basis: 100%;
  min-width: 0;
  padding-block: ${space[1]} ${space[2]};
  ${media.below960} {
    &[data-folded] {
      ${overThePage}
      padding: ${space[1]} ${space[4]} ${space[2]};
      border-bottom: ${size.line} solid ${color.headerBorder};
      background: ${color.header};
    }
    &:not([data-open], :target) {
      display: none;
    }
    [data-ready] > * > &:not([data-open]) {
      display: none;
    }
  }
  ${media.from960} {
    flex: 1;
    max-width: 34em;
    margin-inline-start: auto;
    padding: 0;
  }
  & > form {
    outline-color: ${color.onHeader};
    border-color: ${color.headerBorder};
    [data-site='talent'] & {
      border-color: ${color.borderStrong};
    }
  }
  & > div {
    margin-top: ${space[1]};
    color: ${color.onHeaderMuted};
    height: calc(1em * ${leading.body} + 2 * ${space[2]});
    overflow: hidden;
    ${media.from960} {
      height: calc(1em * ${leading.body});
    }
  }
`

export const PhoneTools = styled.div`
  display: flex;
  margin-inline-start: auto;
  ${media.from960} {
    display: none;
  }
`

export const PhoneTool = styled.a`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  min-width: ${size.target};
  min-height: ${size.target};
  border-radius: ${radius.md};
  --color-focus: currentcolor;
  color: inherit;
  font-size: ${text.xs};
  line-height: ${leading.tight};
  text-decoration: none;
  &[aria-expanded='true'] {
    background: ${color.headerActive};
  }
`

/** Over the page on a phone, so that nothing moves when it opens. */
export const Menu = styled.div`
  ${media.below960} {
    ${overThePage}
    &:not([data-open], :target) {
      display: none;
    }
    [data-ready] > &:not([data-open]) {
      display: none;
    }
  }
`
