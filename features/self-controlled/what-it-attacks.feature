Feature: What the Borg Ship attacks, and when
  In 1996 it attacks everything in space where it is: when it appears, wherever it comes, and whatever stops beside it.

  Background:
    Given the spaceline:
      | mission                     | span |
      | Excavation                  | 2    |
      | Explore Interstellar Matter | 2    |
      | Plunder Site                | 2    |
      | Survey Mission              | 2    |

  @ruling=faq96-323-borg-ship-01
  Rule: At the end of every turn the Borg Ship moves one card toward the long end of the spaceline, and at last off it

    Background:
      Given Bob has:
        | card      | where                            |
        | Borg Ship | at "Explore Interstellar Matter" |

    Example: two cards lie before it on one side, and one on the other
      When Alice ends the turn
      Then "Borg Ship" is now at "Plunder Site"
      When Bob ends the turn
      Then "Borg Ship" is now at "Survey Mission"
      And "Borg Ship" is still targeting "Survey Mission"
      And nothing else has changed

    Example: past the last location it is gone, and nobody has scored
      Given "Borg Ship" is at "Survey Mission"
      And "Borg Ship" is targeting "Survey Mission"
      When Alice ends the turn
      Then "Borg Ship" is now in Bob's discard pile
      And Alice still has 0 points
      And Bob still has 0 points
      And nothing else has changed

    Example: past the first location it is gone as well
      Given "Borg Ship" is at "Plunder Site"
      And "Borg Ship" is targeting "Excavation"
      When Alice ends the turn
      Then "Borg Ship" is now at "Explore Interstellar Matter"
      When Bob ends the turn
      Then "Borg Ship" is now at "Excavation"
      When Alice ends the turn
      Then "Borg Ship" is now in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-323-borg-ship-02
  Rule: When the Borg Ship appears it attacks everything in space at the location

    Background:
      Given Alice has:
        | card              | where                            |
        | U.S.S. Enterprise | at "Explore Interstellar Matter" |
        | Calloway          | aboard "U.S.S. Enterprise"       |
      And Bob has:
        | card      | where                               |
        | Borg Ship | under "Explore Interstellar Matter" |

    Example: the ship whose crew has met it is lost, and so is another one there
      Given Alice has:
        | card     | where                            |
        | Runabout | at "Explore Interstellar Matter" |
      When Alice attempts "Explore Interstellar Matter" from "U.S.S. Enterprise"
      Then "U.S.S. Enterprise" and "Runabout" have been destroyed
      And "Calloway" has been killed

    Example: a ship at the next location is out of its reach
      Given Alice has:
        | card     | where             |
        | Runabout | at "Plunder Site" |
      When Alice attempts "Explore Interstellar Matter"
      Then "U.S.S. Enterprise" has been destroyed
      And "Runabout" is still at "Plunder Site"

  @ruling=faq96-323-borg-ship-03
  Rule: Wherever the Borg Ship moves it attacks everything there

    Example: both players' ships are in its way
      Given Alice has:
        | card              | where             |
        | U.S.S. Enterprise | at "Plunder Site" |
      And Bob has:
        | card          | where                            |
        | I.K.C. Bortas | at "Plunder Site"                |
        | I.K.C. Vorn   | at "Survey Mission"              |
        | Borg Ship     | at "Explore Interstellar Matter" |
      When Alice ends the turn
      Then "U.S.S. Enterprise" and "I.K.C. Bortas" have been destroyed
      And "I.K.C. Vorn" is still at "Survey Mission"
      When Bob ends the turn
      Then "I.K.C. Vorn" has been destroyed

  @ruling=faq96-323-borg-ship-04
  Rule: A ship that moves to where the Borg Ship is and stops there is attacked in that turn

    Example: she stops beside it
      Given Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Survey Mission"        |
        | Jean-Luc Picard   | aboard "U.S.S. Enterprise" |
        | Data              | aboard "U.S.S. Enterprise" |
        | Worf              | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card      | where             |
        | Borg Ship | at "Plunder Site" |
      When Alice moves "U.S.S. Enterprise" to "Plunder Site"
      Then "U.S.S. Enterprise" has been destroyed
      And it is still Alice's turn

  @ruling=faq96-323-borg-ship-05
  Rule: A ship that flies past the Borg Ship without stopping is not attacked

    Background:
      Given Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Survey Mission"        |
        | Jean-Luc Picard   | aboard "U.S.S. Enterprise" |
        | Data              | aboard "U.S.S. Enterprise" |
        | Worf              | aboard "U.S.S. Enterprise" |

    Example: she flies over it to the location beyond
      Given Bob has:
        | card      | where             |
        | Borg Ship | at "Plunder Site" |
      When Alice moves "U.S.S. Enterprise" to "Explore Interstellar Matter"
      Then "U.S.S. Enterprise" is now at "Explore Interstellar Matter"
      And "U.S.S. Enterprise" is still not damaged
      And nothing else has changed

  @ruling=faq96-323-borg-ship-06
  Rule: The Borg Ship attacks each thing by itself, with WEAPONS 24

    Example: three ships, three attacks
      Given Alice has:
        | card              | where             |
        | U.S.S. Enterprise | at "Plunder Site" |
        | U.S.S. Galaxy     | at "Plunder Site" |
        | Runabout          | at "Plunder Site" |
      And Bob has:
        | card      | where                            |
        | Borg Ship | at "Explore Interstellar Matter" |
      When Alice ends the turn
      Then "U.S.S. Enterprise", "U.S.S. Galaxy" and "Runabout" have been destroyed

    Example: one that Alice seeded herself attacks each of her ships as well
      Given Alice has:
        | card              | where                            |
        | U.S.S. Enterprise | at "Plunder Site"                |
        | U.S.S. Galaxy     | at "Plunder Site"                |
        | Borg Ship         | at "Explore Interstellar Matter" |
      When Alice ends the turn
      Then "U.S.S. Enterprise" and "U.S.S. Galaxy" have been destroyed

  @ruling=faq96-323-borg-ship-07
  Rule: In space are outposts, too, but not those who are on the planet

    @part=outposts @part=not-on-the-planet @frame=open
    Example: an outpost with SHIELDS 20 is damaged, and the Away Team sees it from below
      Given these made-up cards:
        | card        | type     | class   | affiliations | shields |
        | Old Outpost | facility | outpost | Federation   | 20      |
      And Alice has:
        | card        | where             |
        | Old Outpost | at "Plunder Site" |
        | Worf        | on "Plunder Site" |
      And Bob has:
        | card      | where                            |
        | Borg Ship | at "Explore Interstellar Matter" |
      When Alice ends the turn
      Then "Old Outpost" is now damaged
      And "Worf" is still on "Plunder Site"
      And "Worf" has not been killed

    @part=outposts @part=not-on-the-planet @frame=open
    Example: a facility on the planet is not attacked, and the outpost above it is
      Given these made-up cards:
        | card        | type     | class   | affiliations | shields |
        | Old Outpost | facility | outpost | Federation   | 20      |
        | Old Colony  | facility | station | Federation   | 20      |
      And Alice has:
        | card        | where             |
        | Old Outpost | at "Plunder Site" |
        | Old Colony  | on "Plunder Site" |
      And Bob has:
        | card      | where                            |
        | Borg Ship | at "Explore Interstellar Matter" |
      When Alice ends the turn
      Then "Old Outpost" is now damaged
      And "Old Colony" is still not damaged

  @ruling=faq96-323-borg-ship-08
  Rule: A ship with SHIELDS below 12 is destroyed by a direct hit, and one with more is only damaged

    @part=direct-hit @part=damage @frame=open
    Example: SHIELDS 11 and SHIELDS 12
      Given these made-up cards:
        | card      | type | affiliations | range | weapons | shields |
        | Frigate   | ship | Federation   | 9     | 6       | 11      |
        | Destroyer | ship | Federation   | 9     | 6       | 12      |
      And Alice has:
        | card      | where             |
        | Frigate   | at "Plunder Site" |
        | Destroyer | at "Plunder Site" |
      And Bob has:
        | card      | where                            |
        | Borg Ship | at "Explore Interstellar Matter" |
      When Alice ends the turn
      Then "Frigate" has been destroyed
      And "Destroyer" is now damaged
      And "Destroyer" has not been destroyed
