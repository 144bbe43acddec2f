import type { Written } from '../../analysis/sources/new-document.ts'

/** What was written, and what its author has to do next. */
export const nextSteps = ({ document, paragraphs, files }: Written): string =>
  `${document.id} is entered, with ${paragraphs} paragraphs: ${files.map(file => `rulings/${file}`).join(', ')}

Next:
1. ${`rulings/${files.at(-1)}`}: give each ruling its summary, in your own words, and its topic of rulings/topics.yaml.
   Where a paragraph says several things, write a row for each. What cannot be checked: testable: no, met: excluded, and a reason.
2. rulings/rulesets.yaml: name the document in the ruleset in which it is law, or in a row of its own that amends another one.
3. stccg-conformance lint: says what is still missing. Then scenarios: docs/authoring.md.
`
