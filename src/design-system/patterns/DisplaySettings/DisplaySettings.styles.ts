import { styled } from 'styled-components'
import { hitArea } from '../../primitives/mixins.ts'
import { color, media, radius, shadow, size, space, text, z } from '../../tokens/index.ts'

export const Root = styled.div`
  position: relative;
`

export const Opener = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-height: ${size.topBar};
  font-size: ${text.sm};
  white-space: nowrap;
  ${hitArea}
  ${media.hover} {
    &:hover {
      color: ${color.linkHover};
    }
  }
`

export const Panel = styled.div`
  position: absolute;
  inset: 100% 0 auto auto;
  z-index: ${z.popover};
  width: max-content;
  padding: ${space[4]};
  border: ${size.line} solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
  box-shadow: ${shadow.overlay};
  color: ${color.text};
  & > * + * {
    margin-top: ${space[4]};
  }
`

export const Group = styled.fieldset`
  & > legend {
    margin-bottom: ${space[1]};
    color: ${color.textMuted};
    font-size: ${text.sm};
  }
  & > div {
    display: flex;
    border: ${size.line} solid ${color.borderStrong};
    border-radius: ${radius.md};
  }
`

export const Choice = styled.label`
  position: relative;
  display: grid;
  flex: 1;
  place-items: center;
  min-width: ${space[20]};
  min-height: ${size.target};
  padding-inline: ${space[3]};
  font-size: ${text.md};
  cursor: pointer;
  & + & {
    border-inline-start: ${size.line} solid ${color.border};
  }
  & > input {
    position: absolute;
    inset: 0;
    appearance: none;
    border-radius: ${radius.sm};
    cursor: pointer;
  }
  &:has(:checked) {
    background: ${color.primary};
    color: ${color.onPrimary};
  }
  ${media.forcedColors} {
    &:has(:checked) {
      background: Highlight;
      color: HighlightText;
    }
  }
`
