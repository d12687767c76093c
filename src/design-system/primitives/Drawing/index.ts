export { Drawing, type DrawingProps } from './Drawing.tsx'
export { type DrawingName, drawingNames } from './Drawing.variants.ts'
export { drawingBox } from './drawing-box.ts'
