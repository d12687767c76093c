export { EmployerCenter } from './parts/EmployerCenter/EmployerCenter.tsx'
export { employerRoutes } from './routes.ts'
