export { TalksLink } from './TalksLink.tsx'
