import { styled } from 'styled-components'
import { color, leading, media, radius, size, space, text, weight } from '#design-system'

/** Words at the start, the picture at the end of the same calm surface; a long text makes the slide higher, never narrower. */
export const Slide = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) 8.5rem;
  align-items: center;
  min-height: 9rem;
  height: 100%;
  overflow: hidden;
  border: ${size.line} solid ${color.primaryBorder};
  border-radius: ${radius.lg};
  background: ${color.primarySoft};
  color: ${color.onPrimarySoft};

  & > img {
    width: 100%;
    height: 5.5rem;
    align-self: end;
    object-fit: cover;
    object-position: right bottom;
  }

  ${media.from640} {
    grid-template-columns: minmax(0, 1fr) 22rem;

    & > img {
      height: calc(9rem - 2 * ${size.line});
    }
  }
`

export const Words = styled.div`
  display: grid;
  gap: ${space[2]};
  padding: ${space[4]} 0 ${space[4]} ${space[4]};

  & > p:first-child {
    font-size: ${text.lg};
    font-weight: ${weight.bold};
    line-height: ${leading.snug};
  }

  & > p + p {
    font-size: ${text.sm};
  }

  ${media.from640} {
    padding-inline: ${space[8]};

    & > p:first-child {
      font-size: ${text['2xl']};
    }

    & > p + p {
      font-size: ${text.md};
    }
  }
`
