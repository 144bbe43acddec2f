Feature: The skill of Six of Seventeen
  Once in every turn a Sabotage Drone takes something from the ship that it is aboard.

  Background:
    Given the spaceline:
      | mission               |
      | Explore Black Cluster |

  @ruling=1eS-sabotage-drone-six-of-seventeen-01
  Rule: A Sabotage Drone uses its skill once in every turn, in the opponent's as well

    Background:
      Given Alice has:
        | card        | where                      |
        | U.S.S. Hood | at "Explore Black Cluster" |
      And Bob has:
        | card           | where                |
        | Sabotage Drone | aboard "U.S.S. Hood" |

    @part=opponents-turn
    Example: it takes 2 from the RANGE of Alice's ship in her turn, once
      When Bob uses "Sabotage Drone" naming "RANGE"
      Then the RANGE of "U.S.S. Hood" is 5
      And the WEAPONS of "U.S.S. Hood" are 6
      When Bob uses "Sabotage Drone" naming "WEAPONS"
      Then that is illegal

    @part=own-turn
    Example: it takes 2 from her WEAPONS in his own
      Given it is Bob's orders
      When Bob uses "Sabotage Drone" naming "WEAPONS"
      Then the WEAPONS of "U.S.S. Hood" are 4
      And the RANGE of "U.S.S. Hood" is 7
      And nothing else has changed
