import { styled } from 'styled-components'
import { color, leading, media, radius, size, space, text, weight } from '#design-system'

export const Frame = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  width: min(14rem, 80vw);
  flex: none;
  padding: ${space[2]};
  border: ${size.line} solid transparent;
  border-radius: ${radius.lg};
  background: ${color.surfaceMuted};
  scroll-snap-align: start;
  &[data-drop='yes'] {
    border-color: ${color.primaryBorder};
  }
  &[data-over='yes'] {
    background: ${color.primarySoft};
  }
  &[data-drop='no'] {
    border-color: ${color.border};
    border-style: dashed;
  }
  ${media.forcedColors} {
    border-color: CanvasText;
  }
`

export const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[2]};
  padding-inline: ${space[1]};
  & > h2 {
    font-size: ${text.md};
    font-weight: ${weight.bold};
  }
`

export const Count = styled.span`
  color: ${color.textMuted};
  font-size: ${text.sm};
`

/** Lies over the head of the list, so that nothing moves under the card that is being carried. */
export const Why = styled.p`
  padding: ${space[1]};
  color: ${color.textMuted};
  font-size: ${text.sm};
  line-height: ${leading.snug};
`

export const Waiting = styled.div`
  display: grid;
  gap: ${space[2]};
  padding-block: ${space[2]};
  min-height: 6.5rem;
`
