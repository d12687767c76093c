export { interviewsRoutes } from './routes.ts'
