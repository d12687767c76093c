export { Anchor, type AnchorProps } from './Anchor.tsx'
export { isPlainPress } from './is-plain-press.ts'
export { Link, type LinkProps } from './Link.tsx'
export { type FurtherProps, LinkProvider, type Links, useLinks, type Way } from './LinkProvider.tsx'
