Feature: In the place of a lover, as printed
  Whom The Intendant replaces.

  Background:
    Given these made-up cards:
      | card     | type      | kind   | span | affiliations | gender | attempted by |
      | Moon     | mission   | planet | 3    |              |        | any          |
      | Far Moon | mission   | planet | 3    |              |        | any          |
      | Settler  | personnel |        |      | Bajoran      | male   |              |

  @ruling=custom-cards-611
  Rule: The Intendant may take the place of anybody whom a dilemma about a gender targets

    Background:
      Given the spaceline:
        | mission  |
        | Moon     |
        | Far Moon |
      And Alice has:
        | card          | where     |
        | The Intendant | on "Moon" |
        | Settler       | on "Moon" |

    @frame=many
    Scenario Outline: Alice says <word>, and <who> goes where the lover lives
      Given Bob has:
        | card                 | where        |
        | Male's Love Interest | under "Moon" |
      When Alice attempts "Moon"
      And Alice chooses <word>
      Then "<who>" is now on "Far Moon"
      And "<other>" is still on "Moon"

      Examples: As Alice likes
        | word | who           | other         |
        | yes  | The Intendant | Settler       |
        | no   | Settler       | The Intendant |

    @frame=many
    Example: elsewhere she replaces nobody
      Given Alice has:
        | card     | where     |
        | Runabout | at "Moon" |
      And "The Intendant" is aboard "Runabout"
      And Bob has:
        | card                 | where        |
        | Male's Love Interest | under "Moon" |
      When Alice attempts "Moon" from "Moon"
      Then "Settler" is now on "Far Moon"

    @frame=many
    Example: she replaces nobody whom chance selects whatever the gender
      Given Bob has:
        | card                 | where        |
        | Armus - Skin of Evil | under "Moon" |
      When Alice attempts "Moon"
      And chance chooses "Settler"
      Then "Settler" has been killed

    @frame=many
    Example: disabled, she replaces nobody
      Given "The Intendant" is disabled
      And Bob has:
        | card                 | where        |
        | Male's Love Interest | under "Moon" |
      When Alice attempts "Moon"
      Then "Settler" is now on "Far Moon"
      And "The Intendant" is still on "Moon"
