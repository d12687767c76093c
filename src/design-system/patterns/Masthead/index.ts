export { Masthead, type MastheadProps } from './Masthead.tsx'
