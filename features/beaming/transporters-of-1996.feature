Feature: Transporters without a crew in 1996
  An invisible crew does the mundane work, so that everybody may beam down and come back.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |
    And Alice has:
      | card     | where           |
      | Runabout | at "Excavation" |

  @ruling=faq96-23-beaming-08
  Rule: The whole crew may beam down

    Example: the last officer aboard beams down behind the others
      Given Alice has:
        | card            | where             |
        | Worf            | on "Excavation"   |
        | Geordi La Forge | aboard "Runabout" |
      When Alice beams "Geordi La Forge" to "Excavation"
      Then "Geordi La Forge" is now on "Excavation"
      When Alice beams "Worf" and "Geordi La Forge" aboard "Runabout"
      Then "Worf" and "Geordi La Forge" are now aboard "Runabout"
      And nothing else has changed

  @ruling=faq96-23-beaming-09
  Rule: An Away Team may beam up to a ship on which nobody is aboard

    Example: the team returns to its empty ship
      Given Alice has:
        | card | where           |
        | Worf | on "Excavation" |
      When Alice beams "Worf" aboard "Runabout"
      Then "Worf" is now aboard "Runabout"
      And nothing else has changed

    Example: a stopped officer aboard is no hindrance to the others
      Given Alice has:
        | card            | where             | state   |
        | Worf            | on "Excavation"   |         |
        | Geordi La Forge | aboard "Runabout" | stopped |
      When Alice beams "Worf" aboard "Runabout"
      Then "Worf" is now aboard "Runabout"
      And nothing else has changed

    Example: the team returns to its empty ship that is docked
      Given Alice has:
        | card               | where           |
        | Federation Outpost | at "Excavation" |
        | Worf               | on "Excavation" |
      And "Runabout" is docked at "Federation Outpost"
      When Alice beams "Worf" aboard "Runabout"
      Then "Worf" is now aboard "Runabout"
      And nothing else has changed
