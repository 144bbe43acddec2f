import type { Statement } from './statement.ts'

/** The publisher's FAQ of 14 May 1996. */
export const faq1996: Statement = { id: '1e-1996', documents: ['faq1996'] }
