Feature: Skills of the opponent in an attempt
  What may be done in every turn is not done in the midst of an attempt.

  Background:
    Given the spaceline:
      | mission               |
      | Explore Black Cluster |

  @ruling=1eS-sabotage-drone-six-of-seventeen-02
  Rule: A Sabotage Drone interrupts no attempt of a mission

    Background:
      Given Alice has:
        | card        | where                      |
        | U.S.S. Hood | at "Explore Black Cluster" |
        | Deanna Troi | aboard "U.S.S. Hood"       |

    Example: it finds no moment while the attempt lasts
      Given Bob has:
        | card                       | where                         |
        | Sabotage Drone             | aboard "U.S.S. Hood"          |
        | Shaka, When the Walls Fell | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      And Bob responds with "Sabotage Drone"
      Then that is illegal

    @frame=many
    Example: it reduces the RANGE when the attempt is over
      Given Bob has:
        | card                       | where                         |
        | Sabotage Drone             | aboard "U.S.S. Hood"          |
        | Shaka, When the Walls Fell | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      And Bob uses "Sabotage Drone" naming "RANGE"
      Then the RANGE of "U.S.S. Hood" is 5
      And "Deanna Troi" is still stopped

    Example: what answers the dilemma may come in its midst
      Given Alice has:
        | card    | where   |
        | Plexing | in hand |
      And Bob has:
        | card           | where                         |
        | Sabotage Drone | aboard "U.S.S. Hood"          |
        | Empathic Echo  | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      And Alice responds with "Plexing"
      Then "Empathic Echo" has been nullified
      And the RANGE of "U.S.S. Hood" is 7

  @ruling=1eS-sabotage-drone-six-of-seventeen-03
  Rule: A Sabotage Drone that comes aboard in the attempt reduces no RANGE before the next dilemma

    Background:
      Given Alice has:
        | card        | where                      |
        | U.S.S. Hood | at "Explore Black Cluster" |
        | Deanna Troi | aboard "U.S.S. Hood"       |
      And Bob has:
        | card           | where        |
        | Sabotage Drone | in draw deck |

    @frame=many
    Example: it comes aboard, and Abandon Ship! is met with the RANGE as it was
      Given the seeds under "Explore Black Cluster" hold in order:
        | card               |
        | Undetected Beam-In |
        | Abandon Ship!      |
      When Alice attempts "Explore Black Cluster"
      And Bob chooses "Sabotage Drone"
      And Bob responds with "Sabotage Drone"
      Then that is illegal
      And the RANGE of "U.S.S. Hood" is 7
      And "Sabotage Drone" is now aboard "U.S.S. Hood"

    Example: what answers the next dilemma may come before the attempt is over
      Given Alice has:
        | card    | where   |
        | Plexing | in hand |
      And the seeds under "Explore Black Cluster" hold in order:
        | card               |
        | Undetected Beam-In |
        | Empathic Echo      |
      When Alice attempts "Explore Black Cluster"
      And Bob chooses "Sabotage Drone"
      And Alice responds with "Plexing"
      Then "Empathic Echo" has been nullified
      And the RANGE of "U.S.S. Hood" is 7

    Example: once the attempt is over it reduces the RANGE
      Given the seeds under "Explore Black Cluster" hold in order:
        | card               |
        | Undetected Beam-In |
        | Abandon Ship!      |
      When Alice attempts "Explore Black Cluster"
      And Bob chooses "Sabotage Drone"
      And Bob uses "Sabotage Drone" naming "RANGE"
      Then the RANGE of "U.S.S. Hood" is 5
      And "Sabotage Drone" is still aboard "U.S.S. Hood"
      And "Undetected Beam-In" and "Abandon Ship!" are still in Bob's discard pile
      And nothing else has changed
