import { styled } from 'styled-components'
import archives from '../../art/archives.svg'
import exams from '../../art/exams.svg'
import fairs from '../../art/fairs.svg'
import jobs from '../../art/jobs.svg'
import policies from '../../art/policies.svg'
import training from '../../art/training.svg'
import { color } from '../../tokens/index.ts'
import type { DrawingName } from './Drawing.variants.ts'
import { drawingBox } from './drawing-box.ts'

const files = { jobs, fairs, exams, training, archives, policies } as const satisfies Record<DrawingName, string>

const masks = Object.entries(files)
  .map(([name, file]) => `&[data-name='${name}'] { mask-image: url("${file}"); }`)
  .join('\n')

/** A mask over a role, so that each theme paints it. */
export const Root = styled.span`
  ${drawingBox}
  background: ${color.primary};
  mask-size: contain;
  mask-position: center;
  mask-repeat: no-repeat;
  ${masks}
`
