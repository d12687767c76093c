import * as Radix from '@radix-ui/react-slider'
import { styled } from 'styled-components'
import { color, media, radius, size, space } from '../../tokens/index.ts'
import type { SliderLayerProps } from './slider-types.ts'

const Root = styled(Radix.Root)`
  position: relative;
  display: flex;
  align-items: center;
  height: ${size.target};
  touch-action: pan-y;
  user-select: none;
  cursor: pointer;
  &[data-disabled] {
    cursor: not-allowed;
  }
`

const Track = styled(Radix.Track)`
  position: relative;
  flex: 1;
  height: ${space[1]};
  margin-inline: calc((${size.target} - ${size.iconLarge}) / 2);
  border-radius: ${radius.full};
  background: ${color.borderStrong};
  ${media.forcedColors} {
    background: GrayText;
  }
`

const Range = styled(Radix.Range)`
  position: absolute;
  height: 100%;
  border-radius: inherit;
  background: ${color.primary};
  &[data-disabled] {
    background: ${color.textDisabled};
  }
  ${media.forcedColors} {
    background: Highlight;
  }
`

/** As large as a finger; the knob in it is what is seen. */
const Handle = styled(Radix.Thumb)`
  display: grid;
  place-items: center;
  width: ${size.target};
  height: ${size.target};
  &::before {
    content: '';
    width: ${size.iconLarge};
    height: ${size.iconLarge};
    border: ${space.half} solid ${color.primary};
    border-radius: ${radius.full};
    background: ${color.surface};
  }
  &[data-disabled]::before {
    border-color: ${color.textDisabled};
  }
  &:focus-visible {
    outline: 0;
  }
  &:focus-visible::before {
    outline: ${size.focus} solid ${color.focus};
    outline-offset: ${space.half};
  }
  ${media.forcedColors} {
    &::before {
      border-color: ButtonText;
    }
    &:focus-visible::before {
      outline-color: Highlight;
    }
  }
`

/** The one place that knows the slider's library: dragging, keys, the nearest thumb. */
export const SliderLayer = ({ scale, thumbs, disabled, onChange, onCommit }: SliderLayerProps) => (
  <Root
    {...scale}
    preserveThumbOrder
    disabled={disabled ?? false}
    value={thumbs.map(({ value }) => value)}
    onValueChange={onChange}
    onValueCommit={onCommit}
  >
    <Track>
      <Range />
    </Track>
    {thumbs.map(({ label, words }) => (
      <Handle key={label} aria-label={label} aria-valuetext={words} />
    ))}
  </Root>
)
