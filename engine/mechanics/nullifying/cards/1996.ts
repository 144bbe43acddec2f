import type { Texts } from '../../../kernel/room.ts'
import type { CardText, Effect, Filter } from '../../../text/text.ts'
import { kevinUxbridgeConvergence } from './kevin-uxbridge-convergence.ts'

const nullifyAnswered: readonly Effect[] = [{ do: 'nullify', who: 'answered' }]
/** What has to do with Q. */
const ofQ: Filter = { name: ['Q', 'Q-Net'] }

const ruledOfKevin = 'faq96-39-kevin-uxbridge-01'

/** Cards whose use is to cancel, nullify or hold up other cards, as the FAQ of 1996 knows them. */
const nullifiersOf1996: readonly CardText[] = [
  {
    title: 'Amanda Rogers',
    plays: [
      {
        answers: { to: 'played', what: { type: 'interrupt' }, unsaid: true },
        except: [{ ruling: 'faq96-13-the-colon-rule-13', what: { name: ['Amanda Rogers', 'Kevin Uxbridge'] } }],
        effects: nullifyAnswered,
      },
    ],
  },
  {
    title: 'Q2',
    plays: [
      {
        answers: { to: 'played', what: { name: ['Amanda Rogers', 'Kevin Uxbridge'] }, unsaid: true },
        effects: nullifyAnswered,
      },
      {
        ruling: 'faq96-39-q2-01',
        answers: { to: 'encountered', what: { type: 'dilemma', name: 'Q' }, unsaid: true },
        effects: nullifyAnswered,
      },
      {
        on: ofQ,
        except: [{ ruling: 'faq96-38-q-net-01', what: { type: 'event' } }],
        effects: [{ do: 'nullify', who: 'target' }],
      },
    ],
  },
  {
    title: 'Countermanda',
    plays: [
      {
        ruling: 'faq96-39-countermanda-03',
        on: { name: 'Telepathic Alien Kidnappers' },
        effects: [{ do: 'nullify', who: 'target' }],
      },
      {
        ruling: 'faq96-39-countermanda-04',
        answers: { to: 'played', what: { name: ['Palor Toff - Alien Trader', 'Res-Q'], whose: "opponent's" } },
        effects: [
          { do: 'select', as: 'lost', by: 'you', count: 3, from: { cardsIn: 'discard', of: 'opponent' } },
          { do: 'put out of play', who: { chosen: 'lost' } },
        ],
      },
    ],
  },
  {
    title: 'Kevin Uxbridge',
    plays: [
      {
        ruling: 'faq96-39-kevin-uxbridge-02',
        on: { type: 'event' },
        effects: [{ ruling: ruledOfKevin, do: 'nullify', who: 'target' }],
      },
      {
        ruling: 'faq96-39-kevin-uxbridge-03',
        answers: { to: 'played', what: { type: 'event' } },
        effects: [{ ruling: ruledOfKevin, do: 'nullify', who: 'answered' }],
      },
    ],
  },
  kevinUxbridgeConvergence,
]

export const texts = { faq1996: nullifiersOf1996 } satisfies Texts
