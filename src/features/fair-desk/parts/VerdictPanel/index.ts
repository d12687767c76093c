export { VerdictPanel } from './VerdictPanel.tsx'
