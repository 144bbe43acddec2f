Feature: Fighting the Borg Ship
  In 1996 it takes a fleet to damage it, and two hits to destroy it.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |
    And these made-up cards:
      | card        | type | affiliations | range | weapons | shields |
      | Dreadnought | ship | Klingon      | 9     | 13      | 30      |
      | Devastator  | ship | Klingon      | 9     | 12      | 30      |

  @ruling=faq96-323-borg-ship-12
  Rule: Ships with more than 24 WEAPONS in all damage the Borg Ship

    Background:
      Given Alice has:
        | card        | where                |
        | Dreadnought | at "Excavation"      |
        | Kurn        | aboard "Dreadnought" |
        | Devastator  | at "Excavation"      |
        | Gowron      | aboard "Devastator"  |
      And Bob has:
        | card      | where           |
        | Borg Ship | at "Excavation" |

    Example: thirteen and twelve are enough together
      When Alice attacks "Borg Ship" with "Dreadnought" and "Devastator"
      Then "Borg Ship" is now damaged
      And "Borg Ship" is still at "Excavation"
      And "Dreadnought", "Kurn", "Devastator" and "Gowron" are now stopped
      And nothing else has changed

    Example: twelve and twelve are not
      Given Alice has:
        | card                | where                        |
        | Devastator [second] | at "Excavation"              |
        | Klag                | aboard "Devastator" [second] |
      When Alice attacks "Borg Ship" with "Devastator" and "Devastator" [second]
      Then "Borg Ship" is still not damaged

  @ruling=faq96-323-borg-ship-13
  Rule: Each ship that attacks the Borg Ship is attacked by it

    Example: two ships of middling strength both come off badly, and one that looks on does not
      Given Alice has:
        | card          | where                  |
        | I.K.C. Bortas | at "Excavation"        |
        | Kurn          | aboard "I.K.C. Bortas" |
        | Devastator    | at "Excavation"        |
        | Gowron        | aboard "Devastator"    |
        | I.K.C. Vorn   | at "Excavation"        |
      And Bob has:
        | card      | where           |
        | Borg Ship | at "Excavation" |
      When Alice attacks "Borg Ship" with "Devastator" and "I.K.C. Bortas"
      Then "I.K.C. Bortas" has been destroyed
      And "Devastator" is still not damaged
      And "I.K.C. Vorn" is still at "Excavation"
      And "Kurn" is now in Alice's discard pile
      And "Gowron" is still aboard "Devastator"
      And "I.K.C. Bortas" is now in Alice's discard pile
      And "Devastator" and "Gowron" are now stopped
      And nothing else has changed

    Example: one that Alice seeded herself attacks each of her attackers as well
      Given Alice has:
        | card          | where                  |
        | I.K.C. Bortas | at "Excavation"        |
        | Kurn          | aboard "I.K.C. Bortas" |
        | Devastator    | at "Excavation"        |
        | Gowron        | aboard "Devastator"    |
        | Borg Ship     | at "Excavation"        |
      When Alice attacks "Borg Ship" with "Devastator" and "I.K.C. Bortas"
      Then "I.K.C. Bortas" has been destroyed
      And "Devastator" is still not damaged

    Example: so is a ship that Alice has won from Bob
      Given Alice has:
        | card       | where               |
        | Devastator | at "Excavation"     |
        | Gowron     | aboard "Devastator" |
      And Bob has:
        | card          | where           | state               |
        | I.K.C. Bortas | at "Excavation" | controlled by Alice |
        | Borg Ship     | at "Excavation" |                     |
      And Alice has:
        | card | where                  |
        | Kurn | aboard "I.K.C. Bortas" |
      When Alice attacks "Borg Ship" with "Devastator" and "I.K.C. Bortas"
      Then "I.K.C. Bortas" has been destroyed

  @ruling=faq96-323-borg-ship-14
  Rule: A Borg Ship that is damaged twice is destroyed

    Example: the second hit is the last
      Given Alice has:
        | card        | where                |
        | Dreadnought | at "Excavation"      |
        | Kurn        | aboard "Dreadnought" |
        | Devastator  | at "Excavation"      |
        | Gowron      | aboard "Devastator"  |
      And Bob has:
        | card      | where           | state   |
        | Borg Ship | at "Excavation" | damaged |
      When Alice attacks "Borg Ship" with "Dreadnought" and "Devastator"
      Then "Borg Ship" has been destroyed

  @ruling=faq96-323-borg-ship-15
  Rule: The player who destroys the Borg Ship scores 45 points

    Example: one damaged it, and the other destroys it
      Given it is Bob's turn
      And Bob has:
        | card        | where                | state   |
        | Borg Ship   | at "Excavation"      | damaged |
        | Dreadnought | at "Excavation"      |         |
        | Kurn        | aboard "Dreadnought" |         |
        | Devastator  | at "Excavation"      |         |
        | Gowron      | aboard "Devastator"  |         |
      When Bob attacks "Borg Ship" with "Dreadnought" and "Devastator"
      Then Bob now has 45 points
      And Alice still has 0 points
      And "Borg Ship" is now in Bob's point area
      And "Borg Ship" is no longer damaged
      And "Dreadnought", "Kurn", "Devastator" and "Gowron" are now stopped
      And nothing else has changed

  @ruling=faq96-323-borg-ship-19
  Rule: Neither player controls or owns the Borg Ship, and no text about your ships means it

    Background:
      Given Alice has:
        | card        | where                |
        | Borg Ship   | at "Excavation"      |
        | Dreadnought | at "Excavation"      |
        | Kurn        | aboard "Dreadnought" |
        | Devastator  | at "Excavation"      |
        | Gowron      | aboard "Devastator"  |

    Example: she who seeded it attacks it like any enemy
      When Alice attacks "Borg Ship" with "Dreadnought" and "Devastator"
      Then "Borg Ship" is now damaged
      And "Dreadnought", "Kurn", "Devastator" and "Gowron" are now stopped
      And nothing else has changed

    Example: she does not attack with it
      Given Bob has:
        | card        | where           |
        | I.K.C. Vorn | at "Excavation" |
      When Alice attacks "I.K.C. Vorn" with "Borg Ship"
      Then that is illegal

    Example: Where No One Has Gone Before lets her ships around the spaceline, and leaves it to fly off
      Given Alice has:
        | card                         | where        |
        | Where No One Has Gone Before | on the table |
      When Alice ends the turn
      Then "Borg Ship" is now in Alice's discard pile
      And "Where No One Has Gone Before" is still on the table
      And nothing else has changed
