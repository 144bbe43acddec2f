Feature: A black hole, as printed
  What a Black Hole swallows, and when.

  Background:
    Given these made-up cards:
      | card         | type      | kind   | affiliations | range |
      | Left Planet  | mission   | planet |              |       |
      | Right Planet | mission   | planet |              |       |
      | Plain Ship   | ship      |        | Federation   | 8     |
      | Plain Man    | personnel |        | Federation   |       |

  @ruling=custom-cards-943
  Rule: At the end of every turn a Black Hole destroys all cards at its location

    @frame=differs
    Scenario Outline: <player> ends a turn, and of two ships the one at the hole is lost
      Given these locations:
        | location    | seeded by | quadrant |
        | Left Planet | Alice     | Alpha    |
        | Black Hole  | Alice     | Alpha    |
      And Alice has:
        | card              | where                      |
        | Plain Ship [near] | at "Black Hole"            |
        | Plain Man [near]  | aboard "Plain Ship" [near] |
        | Plain Ship [far]  | at "Left Planet"           |
        | Plain Man [far]   | aboard "Plain Ship" [far]  |
      And it is <player>'s turn
      When <player> ends the turn
      Then "Plain Ship" [near] is now in Alice's discard pile
      And "Plain Man" [near] is now in Alice's discard pile
      And "Plain Ship" [far] is still at "Left Planet"
      And "Plain Man" [far] is still aboard "Plain Ship" [far]

      Examples: Hers and his
        | player |
        | Alice  |
        | Bob    |

  @ruling=custom-cards-944
  Rule: When its countdown would expire a Black Hole destroys an adjacent location and all that is there, and counts anew

    @frame=many
    Example: the left neighbour goes first, and two turns later the right one
      Given these locations:
        | location     | seeded by | quadrant |
        | Left Planet  | Alice     | Alpha    |
        | Black Hole   | Alice     | Alpha    |
        | Right Planet | Alice     | Alpha    |
      And Alice has:
        | card               | where                       |
        | Plain Ship [left]  | at "Left Planet"            |
        | Plain Man [left]   | aboard "Plain Ship" [left]  |
        | Plain Ship [right] | at "Right Planet"           |
        | Plain Man [right]  | aboard "Plain Ship" [right] |
      And "Black Hole" is counted down to 1
      When Alice ends the turn
      Then "Plain Ship" [left] and "Plain Man" [left] are now in Alice's discard pile
      And "Plain Ship" [right] is still at "Right Planet"
      And "Black Hole" is now counted down to 2
      When Bob ends the turn
      And Alice ends the turn
      And Bob ends the turn
      And Alice ends the turn
      Then "Plain Ship" [right] and "Plain Man" [right] are now in Alice's discard pile
