import type { Card } from '../text/card.ts'
import type { Filter } from '../text/text.ts'
import { nullifies } from './shared/nullifiers.ts'

const relatedToQ: Filter = { keyword: 'Q-related dilemma' }

/** What has to do with Q. */
const ofQ: Filter = { name: ['Q', 'Q-Net'] }

export const card: Card = {
  title: 'Q2',
  print: 'whole',
  faq1996: {
    plays: [
      {
        answers: { to: 'played', what: { name: ['Amanda Rogers', 'Kevin Uxbridge'] }, unsaid: true },
        effects: nullifies,
      },
      {
        ruling: 'faq96-39-q2-01',
        answers: { to: 'encountered', what: { type: 'dilemma', name: 'Q' }, unsaid: true },
        effects: nullifies,
      },
      {
        on: ofQ,
        except: [{ ruling: 'faq96-38-q-net-01', what: { type: 'event' } }],
        effects: [{ do: 'nullify', who: 'target' }],
      },
    ],
  },
  glossary: {
    plays: [
      { answers: { to: 'played', what: { name: ['Amanda Rogers', 'Kevin Uxbridge'] } }, effects: nullifies },
      {
        ruling: '1eD-dilemma-timing-08',
        answers: { to: 'encountered', what: { type: 'dilemma' } },
        except: [{ ruling: '1eD-dilemma-timing-08', what: { not: relatedToQ } }],
        effects: nullifies,
      },
    ],
  },
}
