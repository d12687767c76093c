import { Accordion, Stack, Tag, Text } from '#design-system'
import { services } from '../../model/services.ts'
import { Line, Listing } from './ServiceGuide.styles.ts'

/** Each service with what to bring, how it goes and how long it takes. Renders `<details>` in a `<div>`. */
export const ServiceGuide = ({ open }: { open: string }) => (
  <Accordion
    items={services.map(({ id, title, summary, way, materials, steps, time }) => ({
      id,
      defaultOpen: id === open,
      title: (
        <Line>
          <span>{title}</span>
          <Tag tone={way === '网上办理' ? 'success' : 'neutral'}>{way}</Tag>
        </Line>
      ),
      content: (
        <Stack gap={3}>
          <Text>{summary}</Text>
          <section aria-label={`${title}的材料`}>
            <Text strong>需要的材料</Text>
            <Listing as="ul">
              {materials.map(material => (
                <li key={material}>{material}</li>
              ))}
            </Listing>
          </section>
          <section aria-label={`${title}的步骤`}>
            <Text strong>办理步骤</Text>
            <Listing>
              {steps.map(step => (
                <li key={step}>{step}</li>
              ))}
            </Listing>
          </section>
          <Text>办理时限：{time}。收费：免费。</Text>
        </Stack>
      ),
    }))}
  />
)
