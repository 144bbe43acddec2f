Feature: Ships of an Away Team in 1996
  Some dilemmas on a planet follow the Away Team to the ships that brought it.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=faq96-23-away-teams-07
  Rule: What befalls the ship of an Away Team befalls every ship that they beamed from

    Example: Alien Parasites come aboard both ships of the team, and not aboard a third one
      Given Alice has:
        | card              | where                      |
        | Runabout          | at "Excavation"            |
        | Worf              | aboard "Runabout"          |
        | Deanna Troi       | aboard "Runabout"          |
        | U.S.S. Enterprise | at "Excavation"            |
        | Galen             | aboard "U.S.S. Enterprise" |
        | Geordi La Forge   | aboard "U.S.S. Enterprise" |
        | U.S.S. Hood       | at "Excavation"            |
        | Tasha Yar         | aboard "U.S.S. Hood"       |
      And Bob has:
        | card            | where              |
        | Alien Parasites | under "Excavation" |
      When Alice beams "Worf" to "Excavation"
      And Alice beams "Galen" to "Excavation"
      And Alice attempts "Excavation"
      Then "Runabout", "Worf" and "Deanna Troi" are now controlled by Bob
      And "U.S.S. Enterprise", "Galen" and "Geordi La Forge" are now controlled by Bob
      And "U.S.S. Hood" and "Tasha Yar" are still controlled by Alice
      And it is now Bob's turn
      And nothing else has changed

    Example: it is so of parasites that she seeded herself
      Given Alice has:
        | card              | where                      |
        | Runabout          | at "Excavation"            |
        | Worf              | aboard "Runabout"          |
        | U.S.S. Enterprise | at "Excavation"            |
        | Galen             | aboard "U.S.S. Enterprise" |
        | Alien Parasites   | under "Excavation"         |
      When Alice beams "Worf" to "Excavation"
      And Alice beams "Galen" to "Excavation"
      And Alice attempts "Excavation"
      Then "Runabout" and "U.S.S. Enterprise" are now controlled by Bob
      And "Worf" and "Galen" are now controlled by Bob
      And it is now Bob's turn
      And nothing else has changed
