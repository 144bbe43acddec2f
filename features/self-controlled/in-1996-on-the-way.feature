Feature: Rogue Borg and ships on their way in 1996
  They board ships that are where they are.

  Background:
    Given the spaceline:
      | mission        |
      | Excavation     |
      | Relief Mission |
      | Repair Mission |

  @ruling=faq96-21-interrupts-during-movement-01
  Rule: Rogue Borg Mercenaries are not played on a ship while it moves

    Background:
      Given Alice has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Worf     | aboard "Runabout" |
      And Bob has:
        | card                   | where               |
        | Rogue Borg Mercenaries | in hand             |
        | Hail                   | in hand             |
        | Bortas                 | at "Relief Mission" |

    Example: they do not stop the Runabout on its way past
      When Alice moves "Runabout" to "Repair Mission"
      And Bob responds with "Rogue Borg Mercenaries" on "Runabout"
      Then that is illegal
      And "Runabout" is now at "Repair Mission"
      And "Rogue Borg Mercenaries" is still in Bob's hand
      And nothing else has changed

    Example: Hail is made for that
      When Alice moves "Runabout" to "Repair Mission"
      And Bob responds with "Hail" on "Runabout"
      Then that is legal
