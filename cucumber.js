// One profile per ruleset: `npx --no-install cucumber-js --profile 1e-2014`. The default profile plays the newest First Edition law.
const profile = ruleset => ({
  paths: ['features/**/*.feature'],
  import: ['steps/support.ts', 'runner/cucumber/reference-session.ts'],
  tags: `@${ruleset}`,
  worldParameters: { ruleset },
  ...(process.features.typescript ? {} : { loader: ['ts-node/esm'] }),
})

const faq = profile('1e-1996')
const glossary = profile('1e-glossary')
const current = profile('1e-2014')
const secondEdition = profile('2e')

export default current
export { current as '1e-2014', faq as '1e-1996', glossary as '1e-glossary', secondEdition as '2e' }
