Feature: Dabo
  A game of chance at the bar, on which the players probe.

  Background:
    Given the spaceline:
      | mission          |
      | Alter Records    |
      | Disrupt Alliance |

  @ruling=1eD-dabo-01
  Rule: A player may have a Dabo on each of two bars

    Example: a second one on the second bar
      Given Alice has:
        | card                 | where                              |
        | Terok Nor            | at "Alter Records"                 |
        | Mirror Terok Nor     | at "Disrupt Alliance"              |
        | Quark's Bar [hers]   | in the sites of "Terok Nor"        |
        | Quark's Bar [theirs] | in the sites of "Mirror Terok Nor" |
        | Dabo [first]         | on "Quark's Bar" [hers]            |
        | Dabo [second]        | in hand                            |
      When Alice plays "Dabo" [second] on "Quark's Bar" [theirs]
      Then "Dabo" [second] is now on "Quark's Bar" [theirs]
      And "Dabo" [first] is still on "Quark's Bar" [hers]
      And nothing else has changed

  @ruling=1eD-dabo-02
  Rule: At one end of turn only one Dabo gives a player results

    Background:
      Given Alice has:
        | card                 | where                              |
        | Terok Nor            | at "Alter Records"                 |
        | Mirror Terok Nor     | at "Disrupt Alliance"              |
        | Quark's Bar [hers]   | in the sites of "Terok Nor"        |
        | Quark's Bar [theirs] | in the sites of "Mirror Terok Nor" |

    Example: she wins with the first one, and does not play the second at the same end of turn
      Given Alice has:
        | card          | where                         |
        | Dabo [first]  | on "Quark's Bar" [hers]       |
        | Dabo [second] | on "Quark's Bar" [theirs]     |
        | Dakol         | aboard "Quark's Bar" [hers]   |
        | Damar         | aboard "Quark's Bar" [theirs] |
        | Data          | in discard pile               |
        | Worf          | in discard pile               |
      And Alice's draw deck holds in order:
        | card               |
        | Tricorder [first]  |
        | Tricorder [second] |
      When Alice ends the turn
      And Alice chooses "Dabo" [first]
      And Alice chooses yes
      And Alice chooses "Data"
      Then "Data" is now in Alice's point area
      And Alice now has 2 points
      And "Tricorder" [second] is now in Alice's hand
      And it is now Bob's turn
      And nothing else has changed

    Example: she plays the second one when she has left the first one alone
      Given Alice has:
        | card          | where                         |
        | Dabo [first]  | on "Quark's Bar" [hers]       |
        | Dabo [second] | on "Quark's Bar" [theirs]     |
        | Dakol         | aboard "Quark's Bar" [hers]   |
        | Damar         | aboard "Quark's Bar" [theirs] |
        | Data          | in discard pile               |
        | Worf          | in discard pile               |
      And Alice's draw deck holds in order:
        | card               |
        | Tricorder [first]  |
        | Tricorder [second] |
      When Alice ends the turn
      And Alice chooses "Dabo" [first]
      And Alice chooses no
      And Alice chooses yes
      And Alice chooses "Data" and "Worf"
      Then "Data" and "Worf" are now in Alice's point area
      And Alice now has 4 points
      And "Tricorder" [second] is now in Alice's hand
      And it is now Bob's turn
      And nothing else has changed

    Example: she plays the second one at the end of her next turn
      Given Alice has:
        | card          | where                         |
        | Dabo [first]  | on "Quark's Bar" [hers]       |
        | Dabo [second] | on "Quark's Bar" [theirs]     |
        | Dakol         | aboard "Quark's Bar" [hers]   |
        | Damar         | aboard "Quark's Bar" [theirs] |
        | Data          | in discard pile               |
        | Worf          | in discard pile               |
      And Alice's draw deck holds in order:
        | card               |
        | Tricorder [first]  |
        | Tricorder [second] |
        | Red Alert!         |
      When Alice ends the turn
      And Alice chooses "Dabo" [first]
      And Alice chooses yes
      And Alice chooses "Data"
      And Bob ends the turn
      And Alice ends the turn
      And Alice chooses "Dabo" [second]
      And Alice chooses yes
      Then "Worf" is now in Alice's point area
      And "Data" is still in Alice's point area
      And Alice now has 4 points
      And "Tricorder" [first] is now in Alice's hand
      And "Tricorder" [second] is still in Alice's hand
      And it is now Bob's turn
      And nothing else has changed
