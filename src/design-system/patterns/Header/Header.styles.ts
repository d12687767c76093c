import { styled } from 'styled-components'
import { Anchor } from '../../primitives/Link/index.ts'
import { color, leading, media, radius, size, space, text, weight, z } from '../../tokens/index.ts'
import { frame } from '../frame.ts'

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
  ${media.from960} {
    flex-wrap: nowrap;
    gap: ${space[8]};
    min-height: ${size.header};
    [data-small] > & {
      min-height: ${space[16]};
    }
  }
`

export const Brand = styled(Anchor)`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${space[3]};
  min-width: 0;
  min-height: ${size.target};
  border-radius: ${radius.md};
  color: inherit;
  line-height: ${leading.tight};
  text-decoration: none;
  & > img {
    flex: none;
    width: auto;
    height: ${space[8]};
  }
  &:focus-visible {
    outline-color: currentcolor;
  }
  ${media.from960} {
    flex: none;
    max-width: 24em;
    & > img {
      height: ${space[12]};
    }
  }
`

export const Title = styled.span`
  display: block;
  overflow: hidden;
  font-size: ${text.md};
  font-weight: ${weight.bold};
  text-overflow: ellipsis;
  ${media.from640} {
    font-size: ${text.lg};
  }
  ${media.from960} {
    font-size: ${text['2xl']};
  }
`

export const Subtitle = styled.span`
  display: none;
  ${media.from960} {
    display: block;
    margin-top: ${space[1]};
    color: ${color.onHeaderMuted};
    font-size: ${text.sm};
    [data-small] & {
      display: none;
    }
  }
  ${media.print} {
    color: inherit;
  }
`

export const Find = styled.div`
  ${media.print} {
    display: none;
  }
  flex-basis: 100%;
  min-width: 0;
  padding-block: ${space[1]} ${space[2]};
  ${media.below960} {
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
    border-color: ${color.headerBorder};
    [data-site='talent'] & {
      border-color: ${color.borderStrong};
    }
  }
  & > div {
    margin-top: ${space[1]};
    color: ${color.onHeaderMuted};
    [data-size='elder'] & {
      display: none;
    }
    height: calc(1em * ${leading.body} + 2 * ${space[2]});
    overflow: hidden;
    ${media.from960} {
      height: calc(1em * ${leading.body});
    }
  }
`

export const PhoneTools = styled.div`
  display: flex;
  ${media.print} {
    display: none;
  }
  ${media.from960} {
    display: none;
  }
`

export const PhoneTool = styled.a`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  width: ${size.target};
  height: ${size.target};
  border-radius: ${radius.md};
  color: inherit;
  font-size: ${text.xs};
  line-height: ${leading.tight};
  text-decoration: none;
  &[aria-expanded='true'] {
    background: ${color.headerActive};
  }
  &:focus-visible {
    outline-color: currentcolor;
  }
`

export const Menu = styled.div`
  ${media.below960} {
    &:not([data-open], :target) {
      display: none;
    }
    [data-ready] > &:not([data-open]) {
      display: none;
    }
  }
`
