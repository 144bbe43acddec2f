Feature: Teams that are lost, as printed
  How many an interrupt takes, and where.

  Background:
    Given the spaceline:
      | mission          |
      | Excavation       |
      | Relief Mission   |
      | Risa Shore Leave |

  @ruling=custom-cards-420
  Rule: Thine Own Self is for an opponent's Away Team of one or two on a planet

    Scenario Outline: Klag is <where>, Divok is <divok>, Morag is <morag>, and that is <verdict>
      Given Alice has:
        | card           | where   |
        | Thine Own Self | in hand |
      And Bob has:
        | card    | where           |
        | Haakona | at "Excavation" |
        | Klag    | <where>         |
        | Divok   | <divok>         |
        | Morag   | <morag>         |
      When Alice plays "Thine Own Self" on "Klag"
      Then that is <verdict>

      Examples: Two, three, and one aboard
        | where            | divok           | morag               | verdict |
        | on "Excavation"  | on "Excavation" | on "Relief Mission" | legal   |
        | on "Excavation"  | on "Excavation" | on "Excavation"     | illegal |
        | aboard "Haakona" | on "Excavation" | on "Relief Mission" | illegal |

    Example: it is not for her own
      Given Alice has:
        | card           | where           |
        | Thine Own Self | in hand         |
        | Klag           | on "Excavation" |
      When Alice plays "Thine Own Self" on "Klag"
      Then that is illegal
