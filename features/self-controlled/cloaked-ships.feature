Feature: The Borg Ship and cloaked ships
  A cloak that is up in time keeps a ship from the Borg of 1996.

  Background:
    Given the spaceline:
      | mission                     |
      | Excavation                  |
      | Explore Interstellar Matter |
      | Plunder Site                |
      | Survey Mission              |

  @ruling=faq96-323-borg-ship-09
  Rule: A ship that is cloaked when the Borg Ship comes is not attacked

    Example: of two ships on its way the cloaked one is safe
      Given Alice has:
        | card          | where             | state   |
        | I.K.C. Bortas | at "Plunder Site" | cloaked |
        | I.K.C. Vorn   | at "Plunder Site" |         |
      And Bob has:
        | card      | where                            |
        | Borg Ship | at "Explore Interstellar Matter" |
      When Alice ends the turn
      Then "I.K.C. Vorn" has been destroyed
      And "I.K.C. Bortas" is still at "Plunder Site"
      And "I.K.C. Bortas" is still not damaged

  @ruling=faq96-323-borg-ship-10
  Rule: A ship that decloaked to beam its team down cannot cloak again in that turn, and is attacked when the team meets the Borg Ship

    Background:
      Given Alice has:
        | card    | where            | state   |
        | Haakona | at "Excavation"  | cloaked |
        | Mendak  | aboard "Haakona" |         |
        | Mirok   | aboard "Haakona" |         |
      And Bob has:
        | card      | where              |
        | Borg Ship | under "Excavation" |

    Example: it has no time to hide
      When Alice decloaks "Haakona"
      And Alice beams "Mirok" to "Excavation"
      And Alice cloaks "Haakona"
      Then that is illegal
      When Alice attempts "Excavation"
      Then "Haakona" has been destroyed
      And "Mirok" is still on "Excavation"
      And "Mendak" is now in Alice's discard pile
      And "Haakona" is now in Alice's discard pile
      And "Haakona" is still not cloaked
      And "Borg Ship" is still at "Excavation"
      And nothing else has changed

    Example: a team left behind in an earlier turn meets it while the ship hides
      Given "Haakona" is not cloaked
      And "Mirok" is on "Excavation"
      When Alice cloaks "Haakona"
      And Alice attempts "Excavation"
      Then "Haakona" is still at "Excavation"

  @ruling=faq96-323-borg-ship-11
  Rule: A cloaked ship beside the Borg Ship that loses its cloak is attacked

    Example: it shows itself, and is gone
      Given Alice has:
        | card        | where                | state   |
        | I.K.C. Vorn | at "Plunder Site"    | cloaked |
        | Kurn        | aboard "I.K.C. Vorn" |         |
      And Bob has:
        | card      | where             |
        | Borg Ship | at "Plunder Site" |
      When Alice decloaks "I.K.C. Vorn"
      Then "I.K.C. Vorn" has been destroyed
      And "Kurn" has been killed
