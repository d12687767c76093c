import { styled } from 'styled-components'
import { color, media, radius, size, space, text, weight } from '../../tokens/index.ts'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  ${media.from640} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`

export const Column = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[4]};
  min-width: 0;
`

/** Keeps its shape whether there is a picture or not. */
export const PictureBox = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  border: ${size.line} solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surfaceMuted};
  color: ${color.textMuted};
  text-align: center;
  & > p {
    display: grid;
    gap: ${space[2]};
    justify-items: center;
    padding: ${space[4]};
  }
`

export const Mirror = styled.video`
  width: 100%;
  height: 100%;
  object-fit: cover;
  transform: scaleX(-1);
`

export const Meter = styled.svg`
  width: 100%;
  height: ${space[6]};
  & > rect {
    fill: ${color.surfaceMuted};
    stroke: ${color.borderStrong};
  }
  & > rect[data-lit] {
    fill: ${color.warning};
    stroke: ${color.warning};
  }
  [data-sound='fine'] & > rect[data-lit] {
    fill: ${color.success};
    stroke: ${color.success};
  }
  ${media.forcedColors} {
    & > rect {
      fill: Canvas;
      stroke: CanvasText;
    }
    & > rect[data-lit],
    [data-sound='fine'] & > rect[data-lit] {
      fill: Highlight;
      stroke: Highlight;
    }
  }
`

export const SoundHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space[3]};
  & > strong {
    font-weight: ${weight.medium};
  }
`

export const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  &[data-network='weak'] {
    color: ${color.warning};
  }
  &[data-network='offline'] {
    color: ${color.danger};
  }
  &[data-network='good'] {
    color: ${color.success};
  }
`

export const Hint = styled.span`
  color: ${color.textMuted};
  font-size: ${text.sm};
`
