export { TaskColumns, type TaskColumnsProps } from './TaskColumns.tsx'
export { TaskListLayout, type TaskListLayoutProps } from './TaskListLayout.tsx'
