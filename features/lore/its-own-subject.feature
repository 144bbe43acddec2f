Feature: A lore that calls its own subject by another name
  It says two things at once: that name may be another card's, and whatever is said of it is said of its own card.

  @ruling=cr14-named-in-lore-15
  Rule: The other name counts as a reference to the card that has it

    Example: the lore of the assimilated leader calls him Gowron
      Then "Gowron" is named in the lore of "Gowron of Borg"
      And "Dukat" is not named in the lore of "Gowron of Borg"

  @ruling=cr14-named-in-lore-16
  Rule: What is said under the other name is said of the card itself

    Background:
      Given Alice has:
        | card              | where                           |
        | Excavation        | in the Alpha Quadrant spaceline |
        | U.S.S. Enterprise | at "Excavation"                 |
        | Jean-Luc Picard   | aboard "U.S.S. Enterprise"      |
        | Worf              | aboard "U.S.S. Enterprise"      |

    Example: he who is called Captain Jean-Luc Picard of the ship is in command of it
      Then "Jean-Luc Picard" is in command of "U.S.S. Enterprise"
      And "Worf" is not in command of "U.S.S. Enterprise"

  @ruling=cr14-named-in-lore-17
  Rule: Jean-Luc Picard is a matching commander of the U.S.S. Enterprise

    Example: his lore begins with his rank and his ship
      Then "Jean-Luc Picard" is a matching commander of "U.S.S. Enterprise"
      And "Worf" is not a matching commander of "U.S.S. Enterprise"

  @ruling=cr14-named-in-lore-18
  Rule: The same words would name a card of the title Captain Jean-Luc Picard

    Example: if there were one
      Then "Captain Jean-Luc Picard" is named in the lore of "Jean-Luc Picard"
      And "Captain Jean-Luc Picard" is not named in the lore of "Boratus"
