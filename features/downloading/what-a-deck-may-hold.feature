Feature: What a deck may hold
  Whoever may not stock a card has none to download.

  @ruling=1eS-study-protonebula-02
  Rule: A player of Borg may not stock One, whom Study Protonebula downloads

    Background:
      Given the spaceline:
        | mission           |
        | Study Protonebula |

    Example: One does not go into a deck with a Borg ship, and does into one without Borg
      Then "Borg Cube" and "One" are not allowed in a deck
      And "Runabout" and "One" are allowed in a deck
      And "Borg Cube" and "Tricorder" are allowed in a deck

    Example: nor into one with the Borg Queen, where drones go
      Then "Borg Queen" and "One" are not allowed in a deck
      And "Borg Queen" and "Guard Drone" are allowed in a deck
