import { styled } from 'styled-components'
import { color, leading, media, radius, size, space, text, weight } from '#design-system'

/** Its words are light in every theme; whoever chose high contrast, or prints, gets no coloured ground. */
export const Root = styled.div`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  display: grid;
  gap: ${space[3]};
  padding: ${space[5]} ${space[4]};
  border-radius: ${radius.lg};
  background: ${color.footer};
  color: ${color.onFooter};

  & > svg {
    position: absolute;
    inset: 0;
    z-index: -1;
    width: 100%;
    height: 100%;
  }

  [data-theme='contrast'] & > svg {
    display: none;
  }

  ${media.from640} {
    padding: ${space[8]} ${space[6]};
  }

  ${media.forcedColors} {
    border: ${size.line} solid CanvasText;

    & > svg {
      display: none;
    }
  }

  ${media.print} {
    background: none;
    color: ${color.text};

    & > svg {
      display: none;
    }
  }

  & h1,
  & h2 {
    color: inherit;
    font-size: ${text['2xl']};
    line-height: ${leading.tight};
  }

  ${media.from640} {
    & h1,
    & h2 {
      font-size: ${text['3xl']};
    }
  }
`

export const Eyebrow = styled.p`
  font-size: ${text.sm};
  font-weight: ${weight.medium};
`

export const Lead = styled.p`
  max-width: ${size.measure};
  font-size: ${text.md};
`

export const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[6]};
  margin: 0;
  font-size: ${text.sm};

  & dd {
    margin: 0;
    font-weight: ${weight.medium};
  }
`

export const Actions = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin-block-start: ${space[1]};
`
