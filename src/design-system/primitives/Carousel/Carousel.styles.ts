import { styled } from 'styled-components'
import { color, media, radius, size, space, text } from '../../tokens/index.ts'

export const Root = styled.section`
  display: grid;
  gap: ${space[3]};
  min-width: 0;
`

export const Track = styled.div`
  display: flex;
  min-width: 0;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scroll-behavior: smooth;
  scrollbar-width: none;
  border-radius: ${radius.lg};
  &:focus-visible {
    outline-offset: calc(-1 * ${size.focus});
  }
  ${media.reducedMotion} {
    scroll-behavior: auto;
  }
  ${media.print} {
    flex-direction: column;
    gap: ${space[4]};
    overflow: visible;
  }
`

export const Slide = styled.div`
  flex: 0 0 100%;
  min-width: 0;
  overflow-wrap: anywhere;
  scroll-snap-align: start;
  scroll-snap-stop: always;
`

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  & > [aria-disabled='true'] {
    color: ${color.textDisabled};
    cursor: not-allowed;
  }
  ${media.print} {
    display: none;
  }
`

export const Place = styled.span`
  min-width: 8em;
  color: ${color.textMuted};
  font-size: ${text.sm};
  text-align: center;
`

export const Nothing = styled.p`
  padding: ${space[6]};
  border-radius: ${radius.lg};
  background: ${color.surfaceMuted};
  color: ${color.textMuted};
  text-align: center;
`
