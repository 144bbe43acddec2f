Feature: Reflection Therapy, as printed
  What undoes it, and a captive that it takes.

  @ruling=custom-cards-620
  Rule: Any player nullifies Reflection Therapy with 3 Empathy present

    Scenario Outline: Bob's healer has <skill> <where>, and to nullify it is <verdict>
      Given these made-up cards:
        | card    | type      | affiliations | skills  |
        | Patient | personnel | Romulan      | Physics |
        | Healer  | personnel | Federation   | <skill> |
      And the spaceline:
        | mission    |
        | Excavation |
      And it is Bob's turn
      And Alice has:
        | card               | where           |
        | Patient            | on "Excavation" |
        | Reflection Therapy | on "Patient"    |
      And Bob has:
        | card     | where           |
        | Runabout | at "Excavation" |
        | Healer   | <where>         |
      When Bob uses "Reflection Therapy"
      Then that is <verdict>

      Examples: Three levels there, two, and three elsewhere
        | skill      | where             | verdict |
        | Empathy x3 | on "Excavation"   | legal   |
        | Empathy x2 | on "Excavation"   | illegal |
        | Empathy x3 | aboard "Runabout" | illegal |

  @ruling=custom-cards-621
  Rule: Played on an opponent's personnel whom Frame of Mind affects, it captures him

    Background:
      Given these made-up cards:
        | card    | type      | affiliations | skills  |
        | Patient | personnel | Romulan      | Physics |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card                    | where        |
        | Reflection Therapy      | in hand      |
        | Alternate Universe Door | on the table |
      And Bob has:
        | card    | where           |
        | Patient | on "Excavation" |

    @frame=open
    Example: he is affected, and is captured
      Given Alice has:
        | card          | where        |
        | Frame of Mind | on "Patient" |
      When Alice plays "Reflection Therapy" on "Patient"
      Then "Patient" is now captive
      And "Reflection Therapy" is now on "Patient"
