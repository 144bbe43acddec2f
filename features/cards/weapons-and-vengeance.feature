Feature: Weapons and vengeance in battle, as printed
  What one must have with one, and who fights again.

  Background:
    Given the spaceline:
      | mission        |
      | Excavation     |
      | Relief Mission |

  @ruling=custom-cards-373
  Rule: For Phaser Burns the weapon is present

    Scenario Outline: a <weapon> of <whose> <where>, and that is <verdict>
      Given Alice has:
        | card         | where           |
        | Worf         | on "Excavation" |
        | Runabout     | at "Excavation" |
        | Phaser Burns | in hand         |
      And <whose> has:
        | card     | where   |
        | <weapon> | <where> |
      And Bob has:
        | card  | where           |
        | Klag  | on "Excavation" |
        | Divok | on "Excavation" |
        | Morag | on "Excavation" |
      And it is Bob's turn
      When Bob attacks "Worf" with "Klag", "Divok" and "Morag"
      And Alice responds with "Phaser Burns"
      Then that is <verdict>

      Examples: Phasers and disruptors, and neither
        | weapon                   | whose | where             | verdict |
        | Starfleet Type II Phaser | Alice | on "Excavation"   | legal   |
        | Klingon Disruptor        | Alice | on "Excavation"   | legal   |
        | Tricorder                | Alice | on "Excavation"   | illegal |
        | Klingon Disruptor        | Bob   | on "Excavation"   | illegal |
        | Starfleet Type II Phaser | Alice | aboard "Runabout" | illegal |

  @ruling=custom-cards-374
  Rule: For a Klingon who is killed the other Klingons fight again with twice their STRENGTH

    @frame=many
    Example: twice 10 are more than 9 and 10
      Given these made-up cards:
        | card           | type      | affiliations | species | classification | strength |
        | First Warrior  | personnel | Klingon      | Klingon | OFFICER        | 1        |
        | Second Warrior | personnel | Klingon      | Klingon | OFFICER        | 10       |
        | Stout Trader   | personnel | Non-Aligned  | Human   | OFFICER        | 2        |
        | Old Centurion  | personnel | Romulan      | Romulan | OFFICER        | 9        |
        | Weak Centurion | personnel | Romulan      | Romulan | OFFICER        | 10       |
        | Tall Centurion | personnel | Romulan      | Romulan | OFFICER        | 12       |
      And Alice has:
        | card                       | where           |
        | Klingon Right of Vengeance | in hand         |
        | First Warrior              | on "Excavation" |
        | Second Warrior             | on "Excavation" |
        | Stout Trader               | on "Excavation" |
      And Bob has:
        | card          | where           |
        | Old Centurion | on "Excavation" |
      And it is Bob's turn
      And Bob has:
        | card           | where           |
        | Weak Centurion | on "Excavation" |
      When Bob attacks Alice's Away Team on "Excavation" with "Old Centurion" and "Weak Centurion"
      And chance chooses "First Warrior"
      And Alice responds with "Klingon Right of Vengeance"
      And chance chooses "Old Centurion" from "Old Centurion" and "Weak Centurion"
      Then "Old Centurion" has been killed
      And "Stout Trader" has not been killed

    @frame=many
    Example: twice 10 are less than 9 and 12, and the trader does not fight
      Given these made-up cards:
        | card           | type      | affiliations | species | classification | strength |
        | First Warrior  | personnel | Klingon      | Klingon | OFFICER        | 1        |
        | Second Warrior | personnel | Klingon      | Klingon | OFFICER        | 10       |
        | Stout Trader   | personnel | Non-Aligned  | Human   | OFFICER        | 2        |
        | Old Centurion  | personnel | Romulan      | Romulan | OFFICER        | 9        |
        | Weak Centurion | personnel | Romulan      | Romulan | OFFICER        | 10       |
        | Tall Centurion | personnel | Romulan      | Romulan | OFFICER        | 12       |
      And Alice has:
        | card                       | where           |
        | Klingon Right of Vengeance | in hand         |
        | First Warrior              | on "Excavation" |
        | Second Warrior             | on "Excavation" |
        | Stout Trader               | on "Excavation" |
      And Bob has:
        | card          | where           |
        | Old Centurion | on "Excavation" |
      And it is Bob's turn
      And Bob has:
        | card           | where           |
        | Tall Centurion | on "Excavation" |
      When Bob attacks Alice's Away Team on "Excavation" with "Old Centurion" and "Tall Centurion"
      And chance chooses "First Warrior"
      And Alice responds with "Klingon Right of Vengeance"
      Then "Second Warrior" has been killed
      And "Stout Trader" has not been killed

    Example: for the trader they do not fight again
      Given these made-up cards:
        | card           | type      | affiliations | species | classification | strength |
        | First Warrior  | personnel | Klingon      | Klingon | OFFICER        | 1        |
        | Second Warrior | personnel | Klingon      | Klingon | OFFICER        | 10       |
        | Stout Trader   | personnel | Non-Aligned  | Human   | OFFICER        | 2        |
        | Old Centurion  | personnel | Romulan      | Romulan | OFFICER        | 9        |
        | Weak Centurion | personnel | Romulan      | Romulan | OFFICER        | 10       |
        | Tall Centurion | personnel | Romulan      | Romulan | OFFICER        | 12       |
      And Alice has:
        | card                       | where           |
        | Klingon Right of Vengeance | in hand         |
        | First Warrior              | on "Excavation" |
        | Second Warrior             | on "Excavation" |
        | Stout Trader               | on "Excavation" |
      And Bob has:
        | card          | where           |
        | Old Centurion | on "Excavation" |
      And it is Bob's turn
      And Bob has:
        | card           | where           |
        | Weak Centurion | on "Excavation" |
      When Bob attacks Alice's Away Team on "Excavation" with "Old Centurion" and "Weak Centurion"
      And chance chooses "Stout Trader"
      And Alice responds with "Klingon Right of Vengeance"
      Then that is illegal
