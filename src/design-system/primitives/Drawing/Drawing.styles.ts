import { styled } from 'styled-components'
import archives from '../../art/archives.svg'
import exams from '../../art/exams.svg'
import fairs from '../../art/fairs.svg'
import jobs from '../../art/jobs.svg'
import policies from '../../art/policies.svg'
import training from '../../art/training.svg'
import { color, media, space } from '../../tokens/index.ts'
import type { DrawingName } from './Drawing.variants.ts'

const files = { jobs, fairs, exams, training, archives, policies } as const satisfies Record<DrawingName, string>

const masks = Object.entries(files)
  .map(([name, file]) => `&[data-name='${name}'] { mask-image: url("${file}"); }`)
  .join('\n')

/** A mask over a role, so that each theme paints it; where contrast or ink counts there is none. */
export const Root = styled.span`
  display: block;
  flex: none;
  width: calc(2 * ${space[20]});
  max-width: 100%;
  aspect-ratio: 5 / 3;
  background: ${color.primary};
  mask-size: contain;
  mask-position: center;
  mask-repeat: no-repeat;
  ${masks}
  [data-theme='contrast'] & {
    display: none;
  }
  ${media.forcedColors} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`
