import type { Card, Text } from '../text/card.ts'

const bynarsWeaponEnhancement: Text = {
  plays: [{ on: { type: 'ship' }, stays: true }],
  standing: [{ affects: 'host', add: { weapons: 2 } }],
}

export const card: Card = {
  title: 'Bynars Weapon Enhancement',
  print: 'whole',
  faq1996: bynarsWeaponEnhancement,
  glossary: bynarsWeaponEnhancement,
}
