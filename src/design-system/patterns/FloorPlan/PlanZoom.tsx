import { minus, plus } from '../../primitives/Icon/paths.ts'
import { IconButton } from '../../primitives/IconButton/index.ts'
import { Fit, Zoom } from './FloorPlan.styles.ts'

export const zooms = [1, 1.5, 2, 3, 4] as const
const most = zooms.length - 1

/** Makes the plan smaller and larger, and as large as its box. `step` is a place in `zooms`. */
export const PlanZoom = ({ step, onStep }: { step: number; onStep: (step: number) => void }) => (
  <Zoom role="group" aria-label="缩放">
    <IconButton
      icon={minus}
      label="缩小"
      word="缩小"
      aria-disabled={step === 0 || undefined}
      onClick={() => onStep(Math.max(0, step - 1))}
    />
    <span role="status">{(zooms[step] ?? 1) * 100}%</span>
    <IconButton
      icon={plus}
      label="放大"
      word="放大"
      aria-disabled={step === most || undefined}
      onClick={() => onStep(Math.min(most, step + 1))}
    />
    <Fit type="button" aria-disabled={step === 0 || undefined} onClick={() => onStep(0)}>
      看全图
    </Fit>
  </Zoom>
)
