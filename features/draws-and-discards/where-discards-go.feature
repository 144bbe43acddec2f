Feature: Where discarded cards go
  To the discard pile of their owner, unless something else claims them.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=1eD-discarding-03 @1e-glossary @1e-2014
  Rule: A discarded card goes to the discard pile of its owner, whoever controls it

    Background:
      Given Alice has:
        | card                   | where                      |
        | U.S.S. Enterprise      | at "Excavation"            |
        | Calloway               | aboard "U.S.S. Enterprise" |
        | Auto-Destruct Sequence | on "U.S.S. Enterprise"     |

    Example: Tomalak, who serves Alice, goes back to Bob when her ship is destroyed
      Given Bob has:
        | card    | where                      | state               |
        | Tomalak | aboard "U.S.S. Enterprise" | controlled by Alice |
      When Alice ends the turn
      Then "Tomalak" is now in Bob's discard pile
      And "U.S.S. Enterprise", "Calloway" and "Auto-Destruct Sequence" are now in Alice's discard pile
      And it is now Bob's turn
      And nothing else has changed
