export { ServicemanRegistration } from './parts/ServicemanRegistration/ServicemanRegistration.tsx'
export { routes as accountRoutes } from './routes.ts'
