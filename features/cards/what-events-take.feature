Feature: What events take, as printed
  Events on the table, and what becomes of them.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=custom-cards-479
  Rule: The Next Emanation may be seeded

    Example: it is laid on the table in the facility phase, and an event that does not say so is not
      Given these made-up cards:
        | card      | type  |
        | Old Rumor | event |
      And Alice has:
        | card               | where         |
        | The Next Emanation | in seed cards |
        | Old Rumor          | in seed cards |
      And it is the facility phase
      Then these are legal:
        | action                                        |
        | Alice seeds "The Next Emanation" on the table |
      And these are illegal:
        | action                               |
        | Alice seeds "Old Rumor" on the table |

  @ruling=custom-cards-480
  Rule: The Next Emanation is gone at the end of its player's second turn

    @frame=many
    Example: played, it lasts through the opponent's turn
      Given Alice has:
        | card               | where   |
        | The Next Emanation | in hand |
      When Alice plays "The Next Emanation"
      And Alice ends the turn
      And Bob ends the turn
      Then "The Next Emanation" is still on the table
      When Alice ends the turn
      Then "The Next Emanation" is now in Alice's discard pile

    @frame=many
    Example: turned over later, it begins to count then
      Given Alice has:
        | card               | where        | state     |
        | The Next Emanation | on the table | face down |
      When Alice ends the turn
      And Bob ends the turn
      And Alice uses "The Next Emanation"
      And Alice ends the turn
      And Bob ends the turn
      Then "The Next Emanation" is still on the table
      When Alice ends the turn
      Then "The Next Emanation" is now in Alice's discard pile
