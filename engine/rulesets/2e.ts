import type { Statement } from './statement.ts'

/** The Second Edition Rulebook Glossary, letter S. */
export const secondEdition: Statement = { id: '2e', documents: ['rulebook'] }
