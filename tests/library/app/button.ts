export { Button } from 'jiangxi-talent-portal/design-system'
