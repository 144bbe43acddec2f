Feature: Skills that are replaced
  Another skill takes the place of one that a personnel has.

  Background:
    Given these made-up cards:
      | card        | type    | kind   | attempted by | requires  |
      | First Vow   | mission | planet | any          | Honor     |
      | Great Vow   | mission | planet | any          | Honor x2  |
      | Free Parley | mission | planet | any          | Diplomacy |

  @ruling=1eS-skills-modifying-20
  Rule: Reflection Therapy gives one level of a skill for all levels of another

    Background:
      Given Alice has:
        | card                    | where        |
        | Reflection Therapy      | in hand      |
        | Alternate Universe Door | on the table |

    Scenario Outline: Spock's Diplomacy, of two levels, is replaced by Honor, and <what>
      Given the spaceline:
        | mission   |
        | <mission> |
      And Alice has:
        | card  | where          |
        | Khan  | on "<mission>" |
        | Spock | on "<mission>" |
      When Alice plays "Reflection Therapy" on "Spock" naming "Honor"
      And Alice chooses Diplomacy
      And Alice attempts "<mission>"
      Then "<mission>" is <outcome>
      And "Reflection Therapy" is still on "Spock"
      And nothing else has changed

      Examples:
        | what                            | mission     | outcome             |
        | he meets a requirement of one   | First Vow   | now completed       |
        | none of two                     | Great Vow   | still not completed |
        | none of Diplomacy any more      | Free Parley | still not completed |
