export { TaskListLayout, type TaskListLayoutProps } from './TaskListLayout.tsx'
