Feature: Hypospray, as printed
  Whom a doctor stuns in battle, and whom she saves.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=custom-cards-645
  Rule: In a battle of personnel one of its player's MEDICAL who is present stuns an adversary, if that is no android

    Background:
      Given Alice has:
        | card      | where           |
        | Hypospray | on "Excavation" |
      And it is Bob's turn

    @frame=many
    Example: a warrior as strong as the doctor is stunned, and dies of the battle that his side loses
      Given these made-up cards:
        | card           | type      | affiliations | species | classification | strength |
        | Doctor Ilar    | personnel | Bajoran      | Bajoran | MEDICAL        | 5        |
        | First Warrior  | personnel | Klingon      | Klingon | OFFICER        | 5        |
      And Alice has:
        | card        | where           |
        | Doctor Ilar | on "Excavation" |
      And Bob has:
        | card          | where           |
        | First Warrior | on "Excavation" |
      When Bob attacks "Doctor Ilar" with "First Warrior"
      And Alice responds with "Hypospray" on "First Warrior"
      Then "First Warrior" has been killed
      And "Doctor Ilar" has not been killed

    Scenario Outline: <who> fights <whom>, and <target> is to be stunned, which is <verdict>
      Given these made-up cards:
        | card           | type      | affiliations | species | classification | strength |
        | Doctor Ilar    | personnel | Bajoran      | Bajoran | MEDICAL        | 5        |
        | Deputy Tal     | personnel | Bajoran      | Bajoran | SCIENCE        | 5        |
        | First Warrior  | personnel | Klingon      | Klingon | OFFICER        | 5        |
        | Built Warrior  | personnel | Klingon      | Android | OFFICER        | 5        |
      And Alice has:
        | card  | where           |
        | <who> | on "Excavation" |
      And Bob has:
        | card   | where           |
        | <whom> | on "Excavation" |
      When Bob attacks "<who>" with "<whom>"
      And Alice responds with "Hypospray" on "<target>"
      Then that is <verdict>

      Examples: An adversary of the doctor's, an android, one whom no doctor fights, and the doctor herself
        | who         | whom          | target        | verdict |
        | Doctor Ilar | First Warrior | First Warrior | legal   |
        | Doctor Ilar | Built Warrior | Built Warrior | illegal |
        | Deputy Tal  | First Warrior | First Warrior | illegal |
        | Doctor Ilar | First Warrior | Doctor Ilar   | illegal |

  @ruling=custom-cards-646
  Rule: It may save somebody who is wounded mortally in the battle itself

    @frame=many
    Example: disabled, he lives
      Given these made-up cards:
        | card          | type      | affiliations | species | classification | strength |
        | Doctor Ilar   | personnel | Bajoran      | Bajoran | MEDICAL        | 9        |
        | Deputy Tal    | personnel | Bajoran      | Bajoran | SCIENCE        | 4        |
        | First Giant   | personnel | Klingon      | Klingon | OFFICER        | 9        |
        | Second Giant  | personnel | Klingon      | Klingon | OFFICER        | 9        |
      And Alice has:
        | card        | where           |
        | Doctor Ilar | on "Excavation" |
        | Deputy Tal  | on "Excavation" |
        | Hypospray   | on "Excavation" |
      And Bob has:
        | card         | where           |
        | First Giant  | on "Excavation" |
        | Second Giant | on "Excavation" |
      And it is Bob's turn
      When Bob attacks "Doctor Ilar" and "Deputy Tal" with "First Giant" and "Second Giant"
      And Alice responds with "Hypospray" on "Deputy Tal"
      Then "Deputy Tal" is now disabled
      And "Deputy Tal" is still not mortally wounded
      When chance chooses "Doctor Ilar"
      Then "Doctor Ilar" has been killed
      And "Deputy Tal" has not been killed
