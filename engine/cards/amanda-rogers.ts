import type { Card } from '../text/card.ts'

import { nullifies } from './shared/nullifiers.ts'

export const card: Card = {
  title: 'Amanda Rogers',
  print: { leftOut: 'artifacts and dilemmas played as interrupts', why: 'they count as interrupts by other laws' },
  faq1996: {
    plays: [
      {
        answers: { to: 'played', what: { type: 'interrupt' }, unsaid: true },
        except: [{ ruling: 'faq96-13-the-colon-rule-13', what: { name: ['Amanda Rogers', 'Kevin Uxbridge'] } }],
        effects: nullifies,
      },
    ],
  },
  glossary: {
    plays: [
      {
        answers: { to: 'played', what: { type: 'interrupt', not: { name: 'Amanda Rogers' } } },
        effects: [{ do: 'nullify', who: 'answered' }],
      },
    ],
  },
}
