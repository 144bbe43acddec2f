Feature: What Alternate Universe Door is stocked for, as printed
  It is played for something once, and goes to the discard pile or back into the hand.

  Background:
    Given the spaceline:
      | mission        |
      | Excavation     |
      | Relief Mission |

  @ruling=custom-cards-114
  Rule: Alternate Universe Door nullifies Subspace Schism

    Example: Alice keeps the card that she has drawn
      Given Alice has:
        | card                    | where        |
        | Alternate Universe Door | in hand      |
        | Tricorder               | in draw deck |
      And Bob has:
        | card            | where   |
        | Subspace Schism | in hand |
      And it is the end of Alice's turn
      When Alice draws a card
      And Bob responds with "Subspace Schism"
      And Alice responds with "Alternate Universe Door"
      Then "Subspace Schism" has been nullified
      And "Subspace Schism" is now in Bob's discard pile
      And "Alternate Universe Door" is now in Alice's discard pile
      And "Tricorder" is now in Alice's hand
      And it is now Bob's turn
      And nothing else has changed

  @ruling=custom-cards-115
  Rule: Alternate Universe Door lets one ship pass Q-Net, once

    Background:
      Given Alice has:
        | card                    | where                   |
        | Alternate Universe Door | in hand                 |
        | Runabout [one]          | at "Excavation"         |
        | Calloway                | aboard "Runabout" [one] |
      And Bob has:
        | card  | where                                     |
        | Q-Net | between "Excavation" and "Relief Mission" |

    Example: the ship that it was played on passes
      When Alice plays "Alternate Universe Door" on "Runabout" [one]
      Then "Alternate Universe Door" is now in Alice's discard pile
      When Alice moves "Runabout" [one] to "Relief Mission"
      Then "Runabout" [one] is now at "Relief Mission"
      And nothing else has changed

    Example: another ship does not, and neither does the ship on its way back
      Given Alice has:
        | card           | where                   |
        | Runabout [two] | at "Excavation"         |
        | Gibson         | aboard "Runabout" [two] |
      When Alice plays "Alternate Universe Door" on "Runabout" [one]
      And Alice moves "Runabout" [two] to "Relief Mission"
      Then that is illegal
      When Alice moves "Runabout" [one] to "Relief Mission"
      And Alice moves "Runabout" [one] to "Excavation"
      Then that is illegal

  @ruling=custom-cards-116
  Rule: Alternate Universe Door nullifies Temporal Rift, and returns to hand

    Example: the ship that has disappeared is there again
      Given Alice has:
        | card                    | where   |
        | Alternate Universe Door | in hand |
      And Bob has:
        | card          | where             |
        | Runabout      | at "Excavation"   |
        | Calloway      | aboard "Runabout" |
        | Temporal Rift | in hand           |
      And it is Bob's turn
      And this has happened:
        | action                                  |
        | Bob plays "Temporal Rift" on "Runabout" |
        | Bob ends the turn                       |
      When Alice plays "Alternate Universe Door" on "Temporal Rift"
      Then "Temporal Rift" has been nullified
      And "Temporal Rift" is now in Bob's discard pile
      And "Runabout" is no longer on "Temporal Rift"
      And "Runabout" is still at "Excavation"
      And "Calloway" is still aboard "Runabout"
      And "Alternate Universe Door" is still in Alice's hand
      And nothing else has changed
