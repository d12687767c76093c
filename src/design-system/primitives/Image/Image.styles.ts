import { styled } from 'styled-components'
import { color, radius } from '../../tokens/index.ts'
import { imageRatios } from './Image.variants.ts'

const ratios = imageRatios
  .map(ratio => `&[data-ratio='${ratio}'] { aspect-ratio: ${ratio.replace(':', ' / ')}; }`)
  .join('\n')

export const Frame = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  overflow: hidden;
  border-radius: ${radius.md};
  background: ${color.surfaceMuted};
  color: ${color.textSubtle};
  ${ratios}
  & > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  &[data-fit='contain'] > img {
    object-fit: contain;
  }
`
