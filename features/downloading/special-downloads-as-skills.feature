Feature: Special downloads as skills
  The icon in the skills box of a personnel is a special skill, and no skill dot.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |
    And Bob has:
      | card                    | where        |
      | Brain Drain             | in hand      |
      | Alternate Universe Door | on the table |
      | Horga'hn                | on the table |
    And it is Bob's turn

  @ruling=1eS-skills-07
  Rule: A special download in the skills box is a special skill

    Background:
      Given Alice has:
        | card      | where           |
        | Arandis   | on "Excavation" |
        | Tasha Yar | on "Excavation" |
        | Jamaharon | in draw deck    |

    Example: who has lost all skills has lost the special download
      When Bob plays "Brain Drain" on "Excavation"
      And Bob chooses "Arandis" from "Arandis" and "Tasha Yar"
      And Alice uses "Arandis"
      Then that is illegal
      And "Jamaharon" is still in Alice's draw deck

    Example: who has kept her skills may use it
      When Bob plays "Brain Drain" on "Excavation"
      And Bob chooses "Tasha Yar" from "Arandis" and "Tasha Yar"
      And Alice uses "Arandis"
      Then "Horga'hn" has been nullified

  @ruling=1eD-downloading-special-download-12
  Rule: On a Personnel card the special download icon is a special skill

    Background:
      Given Alice has:
        | card                         | where             |
        | Runabout                     | at "Excavation"   |
        | Alyssa Ogawa (First Contact) | aboard "Runabout" |
        | Worf                         | aboard "Runabout" |
        | Medical Kit                  | in draw deck      |

    @part=lost
    Example: the nurse whose skills are gone calls for no kit
      When Bob plays "Brain Drain" on "Runabout"
      And Bob chooses "Alyssa Ogawa (First Contact)"
      And Alice downloads "Medical Kit" aboard "Runabout" with "Alyssa Ogawa (First Contact)"
      Then that is illegal
      And "Medical Kit" is still in Alice's draw deck

    @part=lost
    Example: the nurse calls for it while somebody else has lost his skills
      When Bob plays "Brain Drain" on "Runabout"
      And Bob chooses "Worf"
      And Alice downloads "Medical Kit" aboard "Runabout" with "Alyssa Ogawa (First Contact)"
      Then "Medical Kit" is now aboard "Runabout"
      And "Brain Drain" is still on "Worf"
      And nothing else has changed

    @part=copied
    Example: Sarek, who melds with the nurse, learns what she knows and not to call for a kit
      Given Alice has:
        | card            | where             |
        | Sarek           | aboard "Runabout" |
        | Vulcan Mindmeld | in hand           |
      When Alice plays "Vulcan Mindmeld" on "Sarek"
      And Alice chooses "Alyssa Ogawa (First Contact)"
      Then the skills box of "Sarek" is Diplomacy x3, Mindmeld, Biology, Exobiology
      When Alice downloads "Medical Kit" aboard "Runabout" with "Sarek"
      Then that is illegal
      And "Medical Kit" is still in Alice's draw deck

  @ruling=1eS-skills-23
  Rule: A special download has an icon of its own and is no skill dot

    Example: two skills and a special download are two dots
      Given Alice has:
        | card    | where           |
        | Arandis | on "Excavation" |
      Then the skill dots of "Arandis" are 2
