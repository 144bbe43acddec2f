Feature: White and supplies, as printed
  How long Ketracel-White lasts, and what a Primary Supply Depot keeps.

  Background:
    Given these made-up cards:
      | card    | type      | affiliations | species  | icons          |
      | Soldier | personnel | Dominion     | Jem'Hadar | ketracel-white |
      | Keeper  | personnel | Dominion     | Vorta    |                |

  @ruling=custom-cards-353
  Rule: Ketracel-White counts down from 3 from when it comes into play

    Example: it reports to an outpost of Alice's
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card               | where           |
        | Federation Outpost | at "Excavation" |
        | Ketracel-White     | in hand         |
      When Alice reports "Ketracel-White" to "Federation Outpost"
      Then the countdown of "Ketracel-White" is 3

  @ruling=custom-cards-354
  Rule: A Vorta may have one Ketracel-White count down for all that are present

    @frame=many
    Example: of three that are together one counts down, and another elsewhere does so as well
      Given the spaceline:
        | mission        |
        | Excavation     |
        | Relief Mission |
      And Alice has:
        | card                    | where               | state             |
        | Soldier [here]          | on "Excavation"     |                   |
        | Keeper                  | on "Excavation"     |                   |
        | Ketracel-White [first]  | on "Excavation"     | counted down to 3 |
        | Ketracel-White [second] | on "Excavation"     | counted down to 3 |
        | Soldier [there]         | on "Relief Mission" |                   |
        | Ketracel-White [third]  | on "Relief Mission" | counted down to 3 |
      When Alice uses "Ketracel-White" [first]
      And Alice ends the turn
      And Alice chooses "Ketracel-White" [first] from "Ketracel-White" [first] and "Ketracel-White" [third]
      Then the countdown of "Ketracel-White" [first] is 2
      And the countdown of "Ketracel-White" [second] is 3
      And the countdown of "Ketracel-White" [third] is 2

    Scenario Outline: <whose> Vorta is there, and to ration it is <verdict>
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card                    | where           | state             |
        | Soldier                 | on "Excavation" |                   |
        | Ketracel-White [first]  | on "Excavation" | counted down to 3 |
        | Ketracel-White [second] | on "Excavation" | counted down to 3 |
      And <whose> has:
        | card   | where           |
        | Keeper | on "Excavation" |
      When Alice uses "Ketracel-White" [first]
      Then that is <verdict>

      Examples: Hers, and the opponent's
        | whose | verdict |
        | Alice | legal   |
        | Bob   | illegal |

  @ruling=custom-cards-355
  Rule: Up to three pieces of equipment that are no weapons may be seeded aboard a Primary Supply Depot

    Scenario Outline: with <count> aboard, to seed <what> aboard is <verdict>
      Given these locations:
        | location             | quadrant |
        | Access Relay Station | Gamma    |
      And Alice has:
        | card                 | where                         | count   |
        | Primary Supply Depot | at "Access Relay Station"     |         |
        | Tricorder            | aboard "Primary Supply Depot" | <count> |
        | <what>               | in seed cards                 |         |
      And it is the facility phase
      When Alice seeds "<what>" aboard "Primary Supply Depot"
      Then that is <verdict>

      Examples: A third and a fourth piece, and a weapon
        | count | what                 | verdict |
        | 2     | Ketracel-White       | legal   |
        | 3     | Ketracel-White       | illegal |
        | 2     | Cardassian Disruptor | illegal |

  @ruling=custom-cards-356
  Rule: Aboard a Primary Supply Depot the countdown of Ketracel-White begins anew

    Example: that which is beamed aboard has 3 again, and that which stays has not
      Given these locations:
        | location             | quadrant |
        | Access Relay Station | Gamma    |
      And Alice has:
        | card                   | where                         | state             |
        | Primary Supply Depot   | at "Access Relay Station"     |                   |
        | Soldier                | aboard "Primary Supply Depot" |                   |
        | Jem'Hadar Warship      | at "Access Relay Station"     |                   |
        | Keeper                 | aboard "Jem'Hadar Warship"    |                   |
        | Ketracel-White [first] | aboard "Jem'Hadar Warship"    | counted down to 1 |
        | Ketracel-White [other] | aboard "Jem'Hadar Warship"    | counted down to 1 |
      When Alice beams "Ketracel-White" [first] aboard "Primary Supply Depot"
      Then the countdown of "Ketracel-White" [first] is 3
      And the countdown of "Ketracel-White" [other] is 1
