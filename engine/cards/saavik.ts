import type { Card } from '../text/card.ts'
import { iconFor } from './shared/special-downloads.ts'

export const card: Card = {
  title: 'Saavik',
  print: 'whole',
  glossary: { uses: [iconFor({ any: [{ icon: 'referee' }, { name: 'Kobayashi Maru Scenario' }] })] },
}
