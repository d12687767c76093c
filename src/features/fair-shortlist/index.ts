export { useFairShortlist } from './hooks/useFairShortlist.ts'
export {
  type ShortlistExhibitor,
  type ShortlistHall,
  type ShortlistJob,
  type Visit,
  visitsOf,
  type Walk,
  walkOf,
} from './model/walk.ts'
export { FairGuide } from './parts/FairGuide/guide-later.ts'
export { ShortlistButton } from './parts/ShortlistButton/ShortlistButton.tsx'
export { ShortlistPanel, type ShortlistProps } from './parts/ShortlistPanel/ShortlistPanel.tsx'
