import { custom } from '../../kernel/rule.ts'
import { isHologram } from '../../mechanics/holograms/holograms.ts'
import { mayMeld, placeInBox } from '../../questions/skills/questions.ts'

/** What is gained comes behind what is printed. */
export const behindWhatIsPrinted = custom({
  ruling: 'custom-skills-45',
  asked: placeInBox,
  applies: ({ as }) => as === 'gained',
  answer: 'last',
  beside: ['faq1996'],
})

/** Whom a card does not except may be melded with. */
export const withAnybody = custom({ ruling: 'custom-skills-48', asked: mayMeld, answer: true, beside: ['glossary'] })

/** What the FAQ says of holograms goes on: nobody melds with one. */
export const withNoHologram = custom({
  ruling: 'custom-skills-52',
  beside: ['glossary'],
  asked: mayMeld,
  applies: ({ with: other }, game) => isHologram(game, other),
  answer: false,
  exceptionTo: [withAnybody],
})
