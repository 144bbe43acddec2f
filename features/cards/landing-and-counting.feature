Feature: Landing and counting down, as printed
  What a landing takes, and when headquarters close.

  @ruling=custom-cards-343
  Rule: By Establish Landing Protocols a ship lands or takes off once each turn, for 1 RANGE

    Background:
      Given the spaceline:
        | mission    |
        | Excavation |

    @frame=many
    Example: it has 6 of its RANGE left, and stays on the ground until the next turn
      Given Alice has:
        | card                        | where             |
        | Establish Landing Protocols | on the table      |
        | Runabout                    | at "Excavation"   |
        | Worf                        | aboard "Runabout" |
      When Alice lands "Runabout" on "Excavation"
      Then "Runabout" is now on "Excavation"
      And the remaining RANGE of "Runabout" is 6
      And these are illegal:
        | action                                    |
        | Alice takes off "Runabout" from "Excavation" |
      When Alice ends the turn
      And Bob ends the turn
      And Alice takes off "Runabout" from "Excavation"
      Then that is legal
      And "Runabout" is still at "Excavation"

    @frame=many
    Example: it takes off, and is not down again in this turn
      Given Alice has:
        | card                        | where                  |
        | Establish Landing Protocols | on the table           |
        | Runabout                    | landed on "Excavation" |
        | Worf                        | aboard "Runabout"      |
      When Alice takes off "Runabout" from "Excavation"
      Then "Runabout" is still at "Excavation"
      And these are illegal:
        | action                                |
        | Alice lands "Runabout" on "Excavation" |
      When Alice ends the turn
      And Bob ends the turn
      And Alice lands "Runabout" on "Excavation"
      Then that is legal

    Scenario Outline: with RANGE <left> left, to land is <verdict>
      Given Alice has:
        | card                        | where             | state                  |
        | Establish Landing Protocols | on the table      |                        |
        | Runabout                    | at "Excavation"   | left with RANGE <left> |
        | Worf                        | aboard "Runabout" |                        |
      When Alice lands "Runabout" on "Excavation"
      Then that is <verdict>

      Examples: Enough, and none
        | left | verdict |
        | 1    | legal   |
        | 0    | illegal |

  @ruling=custom-cards-345
  Rule: HQ: Defensive Measures counts down from 3, once it is face up

    Example: played face up it begins at once, and goes after three turns of its player
      Given Alice has:
        | card                   | where   |
        | HQ: Defensive Measures | in hand |
      When Alice plays "HQ: Defensive Measures"
      Then the countdown of "HQ: Defensive Measures" is 3
      When Alice ends the turn
      And Bob ends the turn
      Then the countdown of "HQ: Defensive Measures" is 2

    Example: turned over on Bob's turn it begins then
      Given Alice has:
        | card                   | where        | state     |
        | HQ: Defensive Measures | on the table | face down |
      And it is Bob's turn
      When Alice uses "HQ: Defensive Measures"
      Then the countdown of "HQ: Defensive Measures" is 3
      When Bob ends the turn
      Then the countdown of "HQ: Defensive Measures" is 3
