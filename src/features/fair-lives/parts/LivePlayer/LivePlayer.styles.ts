import { styled } from 'styled-components'
import { color, media, radius, size, space, text, weight } from '#design-system'

export const Root = styled.div`
  display: grid;
  gap: ${space[2]};
  min-width: 0;
`

/** 16:9, whatever it shows, so that nothing jumps. */
export const Screen = styled.div`
  position: relative;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: ${radius.lg};
  background: ${color.header};
  ${media.forcedColors} {
    border: ${size.line} solid CanvasText;
  }
`

export const Film = styled.video`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: contain;

  &[hidden] {
    display: none;
  }
`

/** Over the picture until it moves: what it is, and the one thing to press. */
export const Poster = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space[3]};
  padding: ${space[4]};
  background:
    radial-gradient(circle at 50% 130%, ${color.headerBorder} 0 30%, transparent 30% 33%, ${color.headerBorder} 33% 46%, transparent 46%)
    ${color.header};
  color: ${color.onHeader};
  text-align: center;

  & > span {
    color: ${color.onHeaderMuted};
    font-size: ${text.sm};
  }
  & > strong {
    max-width: 100%;
    display: -webkit-box;
    overflow: hidden;
    font-size: ${text.lg};
    font-weight: ${weight.bold};
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  & a {
    color: inherit;
  }
  &[data-tone='fault'] {
    text-align: start;
  }
  ${media.from640} {
    & > strong {
      font-size: ${text.xl};
    }
  }
`

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  min-height: ${size.target};

  & > :last-child:not(:first-child) {
    margin-inline-start: auto;
  }
`

/** A dot before what is on; it does not blink. */
export const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  color: ${color.textMuted};
  font-size: ${text.sm};
  font-weight: ${weight.medium};

  &[data-live] {
    color: ${color.accentText};
  }
  &[data-live]::before {
    content: '';
    width: ${space[2]};
    height: ${space[2]};
    border-radius: ${radius.full};
    background: currentColor;
  }
`
