export { SlotPicker } from './SlotPicker.tsx'
