Feature: The first mission
  Who begins to lay out an empty spaceline.

  @ruling=1eS-seed-phases-13
  Rule: The starting player places the first mission, and then the players place one each

    Background:
      Given it is the mission phase
      And Alice has:
        | card            | where       |
        | Verify Evidence | in missions |
        | Excavation      | in missions |
      And Bob has:
        | card         | where       |
        | Warped Space | in missions |

    Example: Alice places hers, and then Bob his
      When Alice seeds "Verify Evidence" at the left end of the Alpha Quadrant spaceline
      And Bob seeds "Warped Space" at the left end of the Alpha Quadrant spaceline
      Then the Alpha Quadrant spaceline now holds in order:
        | card            |
        | Warped Space    |
        | Verify Evidence |
      And it is now Alice's turn
      And nothing else has changed

    Example: Bob does not place his first
      When Bob seeds "Warped Space" at the left end of the Alpha Quadrant spaceline
      Then that is illegal
      And nothing else has changed

    Example: nobody places two in a row
      When Alice seeds "Verify Evidence" at the left end of the Alpha Quadrant spaceline
      And Alice seeds "Excavation" at the left end of the Alpha Quadrant spaceline
      Then that is illegal
      And "Verify Evidence" is still in the Alpha Quadrant spaceline
      And nothing else has changed

    Example: Alice places hers first although it is she who has ended the doorway phase
      Given it is the doorway phase
      And Alice has:
        | card                    | where         |
        | Alternate Universe Door | in seed cards |
      When Alice seeds "Alternate Universe Door" on the table
      And Bob seeds nothing
      And Alice seeds nothing
      And Alice seeds "Verify Evidence" at the left end of the Alpha Quadrant spaceline
      Then "Verify Evidence" is now in the Alpha Quadrant spaceline
      And it is now Bob's turn
      And it is still the mission phase
      And "Alternate Universe Door" is still on the table
      And nothing else has changed
