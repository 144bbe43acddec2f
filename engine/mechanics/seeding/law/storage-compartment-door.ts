import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { drawnIsPartOfTheHand, drawsAsAnOrder, mayKeepWhatIsDrawn } from '../questions.ts'

const always = () => true

const toHand = presumption({
  ruling: 'what a player draws is part of his hand',
  asked: drawnIsPartOfTheHand,
  applies: always,
  answer: true,
})

const kept = presumption({
  ruling: 'what a player draws may be kept',
  asked: mayKeepWhatIsDrawn,
  applies: always,
  answer: true,
})

/** What a Storage Compartment Door draws. */
export const storageCompartmentDoor = [
  rule({ ruling: '1eS-storage-compartment-door-01', asked: drawsAsAnOrder, applies: always, answer: true }),
  toHand,
  denial('1eS-storage-compartment-door-02', toHand, false),
  kept,
  denial('1eS-storage-compartment-door-03', kept, false),
]
