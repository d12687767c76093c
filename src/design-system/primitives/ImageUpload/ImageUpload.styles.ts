import { styled } from 'styled-components'
import { color, radius, size, space } from '../../tokens/index.ts'

/** The library's own styles would come as a style element, which the content security policy refuses. */
export const Stage = styled.div`
  position: relative;
  width: 100%;
  max-width: 32em;
  height: 20em;
  overflow: hidden;
  border-radius: ${radius.md};
  background: ${color.surfaceMuted};
  & .reactEasyCrop_Container {
    position: absolute;
    inset: 0;
    display: flex;
    align-items: center;
    justify-content: center;
    overflow: hidden;
    cursor: move;
    touch-action: none;
    user-select: none;
  }
  & .reactEasyCrop_Image {
    max-width: unset;
    will-change: transform;
  }
  & .reactEasyCrop_Contain {
    position: absolute;
    inset: 0;
    max-width: 100%;
    max-height: 100%;
    margin: auto;
  }
  & .reactEasyCrop_CropArea {
    position: absolute;
    inset: 50% auto auto 50%;
    overflow: hidden;
    border: ${size.line} solid white;
    box-shadow: 0 0 0 9999em;
    color: ${color.overlay};
    transform: translate(-50%, -50%);
    &:focus-visible {
      outline-offset: calc(-1 * ${size.focus});
    }
  }
`

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-block-start: ${space[3]};
`

export const TurnLeft = styled.span`
  display: inline-flex;
  scale: -1 1;
`

export const Preview = styled.img`
  width: auto;
  max-width: min(100%, 12em);
  max-height: 16em;
  border: ${size.line} solid ${color.border};
  border-radius: ${radius.md};
`
