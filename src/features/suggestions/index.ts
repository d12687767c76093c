export { Attachments } from './parts/Attachments/Attachments.tsx'
export { suggestionsRoutes } from './routes.ts'
