export { useTasks } from './hooks/useTasks.ts'
export { EmployerCenter } from './parts/EmployerCenter/EmployerCenter.tsx'
export { EmployerRegistered } from './parts/EmployerRegistered/EmployerRegistered.tsx'
export { routes as employerRoutes } from './routes.ts'
