export { OverruleForm } from './OverruleForm.tsx'
