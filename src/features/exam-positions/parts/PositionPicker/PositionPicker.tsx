import type { PositionChoice } from '../ChooseButton/ChooseButton.tsx'
import { PositionResults } from '../PositionResults/PositionResults.tsx'

export interface PositionPickerProps extends PositionChoice {
  /** The exam whose positions can be chosen. */
  exam: string
  /** The address of the page, with the words that are its own: `/exam/enroll/…?part=position`. */
  path: string
}

/**
 * Chooses one position of an exam: with the same words, filters, counts and details as where positions are read, so that
 * nobody has to leave the form to find out what fits.
 */
export const PositionPicker = ({ exam, path, ...choice }: PositionPickerProps) => (
  <PositionResults within={{ exam }} path={path} choice={choice} />
)
