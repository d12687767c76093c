import { Drawing, type DrawingName } from '#design-system'

/** A file of its own, so that nothing else brings it along. */
export const Drawn = ({ name }: { name: DrawingName }) => <Drawing name={name} />
