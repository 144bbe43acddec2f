import type { Statement } from './statement.ts'

/** The Glossary, letters D and S. */
export const glossary: Statement = { id: '1e-glossary', documents: ['glossary'] }
