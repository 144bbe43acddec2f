import type { Card } from '../text/card.ts'
import { oneIsStopped } from './shared/one-is-stopped.ts'

export const card: Card = {
  title: 'Systems Diagnostic',
  print: 'whole',
  rulebook: oneIsStopped(
    ['Engineer', 'Programming'],
    [{ do: 'stop', who: 'personnel facing', whole: true }],
    'custom-cards-21',
  ),
}
