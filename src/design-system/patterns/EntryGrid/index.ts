export { EntryGrid, type EntryGridItem, type EntryGridProps } from './EntryGrid.tsx'
