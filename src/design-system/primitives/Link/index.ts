export { Anchor, type AnchorProps } from './Anchor.tsx'
export { Link, type LinkProps } from './Link.tsx'
export { LinkProvider, type Links, useLinks } from './LinkProvider.tsx'
