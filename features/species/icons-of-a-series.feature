Feature: The icons of Deep Space Nine
  Other cards refer to them, and they do nothing by themselves.

  @ruling=cr14-deep-space-9-icon-01
  Rule: The Deep Space 9 icon marks cards of that series, to which other cards refer

    Scenario Outline: Bleed Resources on a <affiliation> of <whose> with <icon> is <verdict>
      Given these made-up cards:
        | card       | type      | affiliations  | icons  |
        | Quiet Hand | personnel | <affiliation> | <icon> |
      And the spaceline:
        | mission    |
        | Excavation |
      And <whose> has:
        | card       | where           |
        | Quiet Hand | on "Excavation" |
      And Alice has:
        | card            | where   |
        | Bleed Resources | in hand |
      When Alice plays "Bleed Resources" on "Quiet Hand"
      Then that is <verdict>

      Examples:
        | whose | affiliation | icon         | verdict |
        | Alice | Cardassian  | deep space 9 | legal   |
        | Alice | Cardassian  | staff        | illegal |
        | Alice | Bajoran     | deep space 9 | illegal |
        | Bob   | Cardassian  | deep space 9 | illegal |

    Example: Bleed Resources stays on a Cardassian who has the icon
      Given these made-up cards:
        | card       | type      | affiliations | icons        |
        | Quiet Hand | personnel | Cardassian   | deep space 9 |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card            | where           |
        | Quiet Hand      | on "Excavation" |
        | Bleed Resources | in hand         |
      When Alice plays "Bleed Resources" on "Quiet Hand"
      Then "Bleed Resources" is now on "Quiet Hand"
      And nothing else has changed

    Example: Bleed Resources is not for a Cardassian ship
      Given these made-up cards:
        | card          | type | affiliations | icons        | range |
        | Light Shuttle | ship | Cardassian   | deep space 9 | 8     |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card            | where           |
        | Light Shuttle   | at "Excavation" |
        | Bleed Resources | in hand         |
      When Alice plays "Bleed Resources" on "Light Shuttle"
      Then that is illegal
      And nothing else has changed

  @ruling=cr14-deep-space-9-icon-02
  Rule: The Deep Space 9 icon has no function of its own

    Scenario Outline: a <affiliation> with the icon joins a Bajoran with the icon aboard, and that is <verdict>
      Given these made-up cards:
        | card        | type      | kind | affiliations  | icons        | range |
        | Light Ferry | ship      |      | Bajoran       | deep space 9 | 8     |
        | Deputy Rin  | personnel |      | Bajoran       | deep space 9 |       |
        | Visitor Tal | personnel |      | <affiliation> | deep space 9 |       |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card        | where                |
        | Light Ferry | at "Excavation"      |
        | Deputy Rin  | aboard "Light Ferry" |
        | Visitor Tal | on "Excavation"      |
      When Alice beams "Visitor Tal" aboard "Light Ferry"
      Then that is <verdict>

      Examples:
        | affiliation | verdict |
        | Cardassian  | illegal |
        | Bajoran     | legal   |

    Example: somebody Non-Aligned joins a Bajoran where neither has the icon
      Given these made-up cards:
        | card        | type      | kind | affiliations | range |
        | Light Ferry | ship      |      | Bajoran      | 8     |
        | Deputy Rin  | personnel |      | Bajoran      |       |
        | Visitor Tal | personnel |      | Non-Aligned  |       |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card        | where                |
        | Light Ferry | at "Excavation"      |
        | Deputy Rin  | aboard "Light Ferry" |
        | Visitor Tal | on "Excavation"      |
      When Alice beams "Visitor Tal" aboard "Light Ferry"
      Then "Visitor Tal" is now aboard "Light Ferry"
      And nothing else has changed

  @ruling=cr14-reactor-core-icon-01
  Rule: The Reactor Core icon marks cards of that series, to which other cards refer

    Example: Reshape the Quadrant fetches a card that has it, and no other
      Given it is the facility phase
      And Alice has:
        | card                 | where         |
        | Reshape the Quadrant | in seed cards |
        | I Miss This Office   | in draw deck  |
        | Blood Oath           | in draw deck  |
      When Alice seeds "Reshape the Quadrant" on the table
      And Alice chooses "I Miss This Office" from "I Miss This Office" and none
      Then "I Miss This Office" is now on the table
      And "Reshape the Quadrant" is still in Alice's core
      And nothing else has changed

  @ruling=cr14-reactor-core-icon-02
  Rule: The Reactor Core icon has no function of its own

    Example: beside one card that has it another one is played
      Given Alice has:
        | card                      | where        |
        | Alliance for Global Unity | on the table |
        | I Miss This Office        | in hand      |
      When Alice plays "I Miss This Office" on the table
      Then "I Miss This Office" is now on the table
      And "Alliance for Global Unity" is still on the table
      And nothing else has changed
