/** The areas of the portal that have a drawing of their own. */
export const drawingNames = ['jobs', 'fairs', 'exams', 'training', 'archives', 'policies'] as const

export type DrawingName = (typeof drawingNames)[number]
