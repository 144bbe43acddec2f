import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'
import { redAlert } from '../../reporting/cards/red-alert.ts'
import { spacedoor } from './spacedoor.ts'

/** Doorways that download, and what goes with them, as the Glossary knows them. */
const doorwayTexts: readonly CardText[] = [
  redAlert,
  {
    title: 'Spacedock',
    plays: [{ ruling: '1eS-spacedock-02', on: { class: 'outpost' }, stays: true }],
    timed: [{ at: 'docks here', effects: [{ do: 'repair', who: 'target' }] }],
  },
  spacedoor,
]

export const texts = { glossary: doorwayTexts } satisfies Texts
