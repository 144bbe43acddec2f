import { denial, presumption } from '../../../kernel/rule.ts'
import { comesApart, isACardOfItsOwn, isStillAnArtifact, mayBeAttached } from '../questions.ts'

const stillAnArtifact = presumption({
  ruling: 'what is attached is the artifact that it was',
  asked: isStillAnArtifact,
  applies: () => true,
  answer: true,
})

const twoCards = presumption({
  ruling: 'two cards that are attached are still two',
  asked: isACardOfItsOwn,
  applies: () => true,
  answer: true,
})

const forGood = presumption({
  ruling: 'what is attached stays so wherever it goes',
  asked: comesApart,
  applies: () => true,
  answer: false,
})

const unearned = presumption({
  ruling: 'what lies seeded on a planet is present with those who are there',
  asked: mayBeAttached,
  applies: () => true,
  answer: true,
})

/** What becomes of Data's Head on Data's Body. */
export const headAndBody = [
  stillAnArtifact,
  denial('1eD-datas-body-05', stillAnArtifact, false),
  twoCards,
  denial('1eD-datas-body-07', twoCards, false),
  forGood,
  denial('1eD-datas-body-08', forGood, true),
  unearned,
  denial('1eD-datas-body-09', unearned, false),
]
