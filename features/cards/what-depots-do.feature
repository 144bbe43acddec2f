Feature: What depots do, as printed
  Remote Supply Depot, where equipment is at home and no ship is repaired.

  Background:
    Given the spaceline:
      | mission            |
      | Botanical Research |
      | Study Plasma Storm |

  @ruling=custom-cards-476
  Rule: Equipment reports aboard Remote Supply Depot for free

    @frame=many
    Example: two pieces, and the card play is there for a personnel
      Given these made-up cards:
        | card  | type      | affiliations |
        | Clerk | personnel | Dominion     |
      And Alice has:
        | card                | where                   |
        | Remote Supply Depot | at "Botanical Research" |
        | Medical Kit         | in hand                 |
        | Engineering Kit     | in hand                 |
        | Clerk               | in hand                 |
      When Alice reports "Medical Kit" to "Remote Supply Depot"
      And Alice reports "Engineering Kit" to "Remote Supply Depot"
      And Alice reports "Clerk" to "Remote Supply Depot"
      Then "Clerk" is now aboard "Remote Supply Depot"
      And "Medical Kit" and "Engineering Kit" are still aboard "Remote Supply Depot"

    Example: with the card play used, a piece still comes there, and not elsewhere, nor does a personnel
      Given these made-up cards:
        | card          | type      | affiliations | class   | shields |
        | Clerk         | personnel | Dominion     |         |         |
        | Guard         | personnel | Dominion     |         |         |
        | Dominion Base | facility  | Dominion     | outpost | 20      |
      And Alice has:
        | card                | where                   |
        | Remote Supply Depot | at "Botanical Research" |
        | Dominion Base       | at "Study Plasma Storm" |
        | Medical Kit         | in hand                 |
        | Clerk               | in hand                 |
        | Guard               | in hand                 |
      And this has happened:
        | action                                         |
        | Alice reports "Clerk" to "Remote Supply Depot" |
      Then these are legal:
        | action                                               |
        | Alice reports "Medical Kit" to "Remote Supply Depot" |
      And these are illegal:
        | action                                         |
        | Alice reports "Medical Kit" to "Dominion Base" |
        | Alice reports "Guard" to "Remote Supply Depot" |

  @ruling=custom-cards-477
  Rule: Aboard Remote Supply Depot the countdown of Ketracel-White begins anew

    @frame=many
    Example: of two that run out one is beamed aboard in time
      Given Alice has:
        | card                 | where                      | state             |
        | Remote Supply Depot  | at "Botanical Research"    |                   |
        | Jem'Hadar Warship    | at "Botanical Research"    |                   |
        | Ketracel-White [one] | aboard "Jem'Hadar Warship" | counted down to 1 |
        | Ketracel-White [two] | aboard "Jem'Hadar Warship" | counted down to 1 |
        | Remata'Klan          | aboard "Jem'Hadar Warship" |                   |
      When Alice beams "Ketracel-White" [one] aboard "Remote Supply Depot"
      Then "Ketracel-White" [one] is now counted down to 3
      When Alice ends the turn
      Then "Ketracel-White" [one] is still aboard "Remote Supply Depot"
      And "Ketracel-White" [two] is now in Alice's discard pile

  @ruling=custom-cards-478
  Rule: Remote Supply Depot repairs no ships

    Example: two full turns there, and the ship is still damaged, while another outpost has repaired one
      Given these made-up cards:
        | card          | type     | affiliations | class   | shields |
        | Dominion Base | facility | Dominion     | outpost | 20      |
      And Alice has:
        | card                    | where                           | state   |
        | Remote Supply Depot     | at "Botanical Research"         |         |
        | Dominion Base           | at "Study Plasma Storm"         |         |
        | Jem'Hadar Warship [one] | docked at "Remote Supply Depot" | damaged |
        | Jem'Hadar Warship [two] | docked at "Dominion Base"       | damaged |
      And it is Bob's turn
      When Bob ends the turn
      And Alice ends the turn
      And Bob ends the turn
      And Alice ends the turn
      Then "Jem'Hadar Warship" [one] is still damaged
      And "Jem'Hadar Warship" [two] is no longer damaged
      And nothing else has changed
