@1e-glossary @1e-2014
Feature: Dabo
  A game of chance at the bar, on which the players probe.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=1eD-dabo-01
  Rule: A player may have a Dabo on each of two bars

    Example: a second one on the second bar
      Given Alice has:
        | card                 | where                              |
        | Terok Nor            | at "Excavation"                    |
        | Mirror Terok Nor     | at "Excavation"                    |
        | Quark's Bar [hers]   | in the sites of "Terok Nor"        |
        | Quark's Bar [theirs] | in the sites of "Mirror Terok Nor" |
        | Dabo [first]         | on "Quark's Bar" [hers]            |
        | Dabo [second]        | in hand                            |
      When Alice plays "Dabo" [second] on "Quark's Bar" [theirs]
      Then "Dabo" [second] is now on "Quark's Bar" [theirs]
      And "Dabo" [first] is still on "Quark's Bar" [hers]
      And nothing else has changed
