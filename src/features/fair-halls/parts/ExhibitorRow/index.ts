export { ExhibitorRow } from './ExhibitorRow.tsx'
