export { Attachments } from './parts/Attachments/Attachments.tsx'
export { routes as suggestionsRoutes } from './routes.ts'
