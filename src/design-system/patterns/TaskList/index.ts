export { type TaskItem, TaskList, type TaskListProps, type TaskState } from './TaskList.tsx'
