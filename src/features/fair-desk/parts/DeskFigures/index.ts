export { DeskFigures } from './DeskFigures.tsx'
