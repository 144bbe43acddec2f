import { AfterAll, BeforeAll } from '@cucumber/cucumber'
import { supposedAmong } from '../../cards/supposed.ts'
import { groundsIn } from '../../catalogue/grounds.ts'
import { Client } from '../../protocol/client.ts'
import { current, Session } from '../../steps/session.ts'
import { engineOf } from '../engines.ts'
import { suiteOf } from '../features.ts'

// For `npx --no-install cucumber-js`: the reference engine, or the one named in the environment, sits at the table.
BeforeAll(async () => {
  if (process.env.STCCG_CARDS) (await import('../use-cards.ts')).useCards(undefined)
  const suite = suiteOf(undefined)
  const client = new Client(engineOf(process.env.STCCG_ENGINE))
  const hello = await client.hello(suite.titles, supposedAmong(suite.titles))
  current.session = new Session({
    client,
    hello,
    cases: suite.cases,
    grounds: groundsIn(),
    insists: process.env.STCCG_ENGINE === undefined,
    ended: () => undefined,
  })
})

AfterAll(async () => {
  await current.session?.client.bye()
})
