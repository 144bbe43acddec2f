import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Spacedock',
  print: { plays: 'that ships are repaired as they dock, as the Glossary has it' },
  faq1996: {
    plays: [{ on: { class: 'outpost' }, stays: true }],
    timed: [{ at: 'docks here', effects: [{ do: 'repair', who: 'target', asADock: true }] }],
  },
  glossary: {
    plays: [{ ruling: '1eS-spacedock-02', on: { class: 'outpost' }, stays: true }],
    timed: [{ at: 'docks here', effects: [{ do: 'repair', who: 'target', asADock: true }] }],
  },
}
