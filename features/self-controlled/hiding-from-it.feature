Feature: Hiding from the Borg Ship
  In 1996 it is no ship on which cards are played, but one from which others may hide.

  Background:
    Given the spaceline:
      | mission        | span |
      | Excavation                  | 2    |
      | Plunder Site                | 2    |
      | Explore Interstellar Matter | 2    |
    And Alice has:
      | card               | where                      |
      | U.S.S. Enterprise  | at "Excavation"            |
      | Jean-Luc Picard    | aboard "U.S.S. Enterprise" |

  @ruling=faq96-39-asteroid-sanctuary-01
  Rule: Asteroid Sanctuary saves a ship from the Borg Ship that its crew has met

    Background:
      Given "U.S.S. Enterprise" is at "Explore Interstellar Matter"
      And Alice has:
        | card             | where                      |
        | William T. Riker | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card      | where                  |
        | Borg Ship | under "Explore Interstellar Matter" |

    @frame=many
    Example: the Enterprise hides as the Borg attack
      Given Alice has:
        | card               | where   |
        | Asteroid Sanctuary | in hand |
      When Alice attempts "Explore Interstellar Matter"
      And play goes on until the end of the encounter with "Borg Ship"
      And Alice responds with "Asteroid Sanctuary" on "U.S.S. Enterprise"
      Then "U.S.S. Enterprise" has not been destroyed
      And "U.S.S. Enterprise" is still not damaged
      And "Borg Ship" is still at "Explore Interstellar Matter"

  @ruling=faq96-39-asteroid-sanctuary-02
  Rule: A ship that hides from the Borg Ship cannot come out before it has moved away

    Background:
      Given Alice has:
        | card               | where                      |
        | Asteroid Sanctuary | in hand                    |
        | William T. Riker   | aboard "U.S.S. Enterprise" |
        | Data               | aboard "U.S.S. Enterprise" |

    Example: it has come to where the Borg Ship is, and flies no further
      Given Bob has:
        | card      | where             |
        | Borg Ship | at "Plunder Site" |
      When Alice moves "U.S.S. Enterprise" to "Plunder Site"
      And Alice responds with "Asteroid Sanctuary" on "U.S.S. Enterprise"
      Then "U.S.S. Enterprise" is still at "Plunder Site"
      When Alice moves "U.S.S. Enterprise" to "Explore Interstellar Matter"
      Then that is illegal
      And "Asteroid Sanctuary" is still on "U.S.S. Enterprise"
      And nothing else has changed

    @frame=many
    Example: when it has moved away the ship comes out
      Given Bob has:
        | card      | where             |
        | Borg Ship | at "Plunder Site" |
      When Alice moves "U.S.S. Enterprise" to "Plunder Site"
      And Alice responds with "Asteroid Sanctuary" on "U.S.S. Enterprise"
      And Alice ends the turn
      And Alice chooses "Borg Ship"
      And Alice chooses "Explore Interstellar Matter"
      Then "Borg Ship" is now at "Explore Interstellar Matter"
      When play goes on until Alice's turn
      And Alice moves "U.S.S. Enterprise" to "Excavation"
      Then "U.S.S. Enterprise" is now at "Excavation"

    @frame=many
    Example: where no Borg Ship is a ship that hides may fly on
      When Alice plays "Asteroid Sanctuary" on "U.S.S. Enterprise"
      And Alice moves "U.S.S. Enterprise" to "Plunder Site"
      Then "U.S.S. Enterprise" is now at "Plunder Site"

    @frame=many
    Example: without two who have Navigation it does not hide, and flies on
      Given "William T. Riker" is on "Excavation"
      And Alice has:
        | card            | where                      |
        | Beverly Crusher | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card      | where           |
        | Borg Ship | at "Excavation" |
      When Alice plays "Asteroid Sanctuary" on "U.S.S. Enterprise"
      And Alice moves "U.S.S. Enterprise" to "Plunder Site"
      Then "U.S.S. Enterprise" is now at "Plunder Site"

  @ruling=faq96-39-hail-01
  Rule: Hail is not played on the Borg Ship

    Background:
      Given Alice has:
        | card     | where             |
        | Hail     | in hand           |
      And Bob has:
        | card         | where             |
        | Borg Ship    | at "Plunder Site" |
        | I.K.S. Buruk | at "Plunder Site" |

    Example: it does not keep the Borg Ship and the Enterprise apart
      When Alice plays "Hail" on "Borg Ship" with "U.S.S. Enterprise"
      Then that is illegal
      And nothing else has changed

    Example: it keeps the Buruk and the Enterprise apart
      When Alice plays "Hail" on "I.K.S. Buruk" with "U.S.S. Enterprise"
      Then that is legal

  @ruling=faq96-39-hail-02
  Rule: What is played on a ship is not played on the Borg Ship

    Background:
      Given Alice has:
        | card               | where   |
        | Asteroid Sanctuary | in hand |
      And Bob has:
        | card      | where             |
        | Borg Ship | at "Plunder Site" |

    Example: it hides among no asteroids
      When Alice plays "Asteroid Sanctuary" on "Borg Ship"
      Then that is illegal
      And nothing else has changed

    Example: the Enterprise does
      When Alice plays "Asteroid Sanctuary" on "U.S.S. Enterprise"
      Then that is legal
