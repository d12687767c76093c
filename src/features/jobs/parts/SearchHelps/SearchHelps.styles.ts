import { styled } from 'styled-components'
import { color, radius, shadow, size, space, text, z } from '#design-system'

/** Takes no room: the list lies over what follows the search box. */
export const Anchor = styled.div`
  position: relative;
  height: 0;
`

export const List = styled.div`
  position: absolute;
  inset: ${space[1]} 0 auto;
  z-index: ${z.popover};
  padding: ${space[1]};
  border: ${size.line} solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
  box-shadow: ${shadow.overlay};

  &[hidden] {
    display: none;
  }
`

export const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  min-height: ${size.target};
  padding-inline: ${space[3]};
  border-radius: ${radius.md};
  cursor: pointer;

  &:hover,
  &[aria-selected='true'] {
    background: ${color.surfaceMuted};
  }

  & > :first-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

export const Note = styled.span`
  flex: none;
  color: ${color.textMuted};
  font-size: ${text.sm};
`
