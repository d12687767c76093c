import { ShareButton } from '#design-system'

/** Passes the recruitment on. Renders a `<button>`. */
export const Share = ({ title }: { title: string }) => <ShareButton title={title} />
