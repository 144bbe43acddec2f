import { type Correction, printedAs } from '../../kernel/printed-otherwise.ts'
import { against } from '../../kernel/rule.ts'

/** Errata give these two other numbers of dots. */
export const byErrata: Correction = against('1eS-skills-25', printedAs, 2, {
  not: 'the dots are those of the first printing',
  of: ["T'Pan", 'Tasha Yar - Alternate'],
  applies: ({ fact }) => fact === 'dots',
  mistaken: ({ title }: { readonly title: string }) => (title === "T'Pan" ? 1 : 3),
})
