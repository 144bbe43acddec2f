Feature: On the spaceline, as printed
  Between which missions they lie, and what counts down there.

  @ruling=custom-cards-112
  Rule: A Black Hole is played between two missions named Space

    Scenario Outline: Alice plays it between <these>, and that is <verdict>
      Given the spaceline:
        | mission        |
        | Space [first]  |
        | Space [second] |
        | Excavation     |
      And Alice has:
        | card       | where   |
        | Black Hole | in hand |
      When Alice plays "Black Hole" <where>
      Then that is <verdict>

      Examples: Two that are called so, only one, and an end
        | these                 | where                                           | verdict |
        | two of them           | between "Space" [first] and "Space" [second]    | legal   |
        | one and Excavation    | between "Space" [second] and "Excavation"       | illegal |
        | nothing and the first | at the left end of the Alpha Quadrant spaceline | illegal |

    @frame=many
    Example: it lies there and counts down from 2
      Given the spaceline:
        | mission        |
        | Space [first]  |
        | Space [second] |
      And Alice has:
        | card       | where   |
        | Black Hole | in hand |
      When Alice plays "Black Hole" between "Space" [first] and "Space" [second]
      Then the Alpha Quadrant spaceline now holds in order:
        | card           |
        | Space [first]  |
        | Black Hole     |
        | Space [second] |
      And "Black Hole" is now counted down to 2

  @ruling=custom-cards-113
  Rule: A Black Hole does not count down on the turn in which it was played

    Background:
      Given the spaceline:
        | mission        |
        | Space [first]  |
        | Space [second] |
      And Alice has:
        | card       | where   |
        | Black Hole | in hand |
      And this has happened:
        | action                                                                |
        | Alice plays "Black Hole" between "Space" [first] and "Space" [second] |

    @frame=many
    Example: it is still at 2 when her turn has ended, and at 1 after her next one
      When Alice ends the turn
      Then "Black Hole" is still counted down to 2
      When Bob ends the turn
      And Alice ends the turn
      Then "Black Hole" is now counted down to 1
