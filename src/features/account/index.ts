export { ServicemanRegistration } from './parts/ServicemanRegistration/ServicemanRegistration.tsx'
export { accountRoutes } from './routes.ts'
