import { denial, presumption, rule } from '../../../kernel/rule.ts'
import {
  getsPastWhenHurled,
  hasMovedByAHurl,
  isDamagedByAHurl,
  isGoneBeforeItFires,
  whatEnhancementsAddTo,
} from '../hurling-questions.ts'

const always = () => true

const damaged = presumption({
  ruling: 'what is hurled through space is damaged',
  asked: isDamagedByAHurl,
  applies: always,
  answer: true,
})

const unseen = presumption({
  ruling: 'what befalls ships that move does not befall those that are hurled',
  asked: hasMovedByAHurl,
  applies: always,
  answer: false,
})

const gone = presumption({
  ruling: 'a ship that is hurled away fires no more',
  asked: isGoneBeforeItFires,
  applies: always,
  answer: true,
})

const stronger = presumption({
  ruling: 'with its WEAPONS enhanced it hurls ships with more SHIELDS',
  asked: whatEnhancementsAddTo,
  applies: always,
  answer: 'SHIELDS',
})

/** Ships that are hurled along the spaceline. */
export const hurled = [
  damaged,
  denial('faq96-355-gomtuu-05', damaged, false),
  unseen,
  denial('faq96-355-gomtuu-06', unseen, true),
  gone,
  denial('faq96-355-gomtuu-07', gone, false),
  rule({ ruling: 'faq96-355-gomtuu-08', asked: getsPastWhenHurled, applies: always, answer: false }),
  stronger,
  denial('faq96-355-gomtuu-09', stronger, 'span'),
]
