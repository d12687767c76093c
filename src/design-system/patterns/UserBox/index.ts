export { UserBox, type UserBoxProps } from './UserBox.tsx'
