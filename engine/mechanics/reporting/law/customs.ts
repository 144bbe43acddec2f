import type { Document } from '../../../kernel/document.ts'
import { custom } from '../../../kernel/rule.ts'
import { cardPlaysEachTurn, comesBeforeOrders, countersEachTurn, paysWith } from '../questions.ts'

const firstEdition: readonly Document[] = ['faq1996', 'glossary']
const secondEdition: readonly Document[] = ['rulebook']
const always = () => true

export const byACardPlay = custom({
  ruling: 'custom-reporting-01',
  beside: firstEdition,
  asked: paysWith,
  applies: always,
  answer: 'a card play',
})

export const oneCardPlay = custom({
  ruling: 'custom-reporting-02',
  beside: ['glossary'],
  asked: cardPlaysEachTurn,
  applies: always,
  answer: 1,
})

export const beforeOrders = custom({
  ruling: 'custom-reporting-03',
  beside: ['glossary'],
  asked: comesBeforeOrders,
  applies: always,
  answer: true,
})

export const byCounters = custom({
  ruling: 'custom-reporting-04',
  beside: secondEdition,
  asked: paysWith,
  applies: always,
  answer: 'counters',
})

export const sevenCounters = custom({
  ruling: 'custom-reporting-05',
  beside: secondEdition,
  asked: countersEachTurn,
  applies: always,
  answer: 7,
})
