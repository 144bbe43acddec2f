Feature: Rogue Borg and outposts in 1996
  Rogue Borg board ships.

  @ruling=faq96-34-outposts-as-ships-03
  Rule: Rogue Borg Mercenaries are not played on an outpost, even if somebody is there

    Background:
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card               | where                       |
        | Federation Outpost | at "Excavation"             |
        | Worf               | aboard "Federation Outpost" |
      And Bob has:
        | card                   | where   |
        | Rogue Borg Mercenaries | in hand |

    Example: they do not board the outpost
      Given it is Bob's turn
      When Bob plays "Rogue Borg Mercenaries" on "Federation Outpost"
      Then that is illegal
      And nothing else has changed

    Example: they board the ship
      Given it is Bob's turn
      And Alice has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Data     | aboard "Runabout" |
      When Bob plays "Rogue Borg Mercenaries" on "Runabout"
      Then that is legal
