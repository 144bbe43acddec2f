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

  @ruling=custom-cards-514
  Rule: Whoever solves the mission captures those whom Thine Own Self has lost there, or rescues them

    @frame=many
    Example: Alice solves it, and Bob's digger is her captive
      Given these made-up cards:
        | card        | type      | kind   | attempted by | requires    | points | skills      | affiliations |
        | Buried City | mission   | planet | any          | Archaeology | 30     |             |              |
        | Old Digger  | personnel |        |              |             |        | Archaeology | Federation   |
        | Lost Digger | personnel |        |              |             |        |             | Klingon      |
      And the spaceline:
        | mission     |
        | Buried City |
      And Alice has:
        | card           | where            |
        | Thine Own Self | in hand          |
        | Old Digger     | on "Buried City" |
      And Bob has:
        | card        | where            |
        | Lost Digger | on "Buried City" |
      When Alice plays "Thine Own Self" on "Lost Digger"
      Then "Lost Digger" is now under "Buried City"
      When Alice attempts "Buried City"
      Then "Buried City" is now completed
      And "Lost Digger" is now captive
      And "Lost Digger" is now on "Buried City"

    @frame=many
    Example: Bob solves it, and has his digger back
      Given these made-up cards:
        | card        | type      | kind   | attempted by | requires    | points | skills      | affiliations |
        | Buried City | mission   | planet | any          | Archaeology | 30     |             |              |
        | Old Digger  | personnel |        |              |             |        | Archaeology | Klingon      |
        | Lost Digger | personnel |        |              |             |        |             | Klingon      |
        | Raider      | ship      |        |              |             |        |             | Klingon      |
      And the spaceline:
        | mission     |
        | Buried City |
      And Alice has:
        | card           | where   |
        | Thine Own Self | in hand |
      And Bob has:
        | card        | where            |
        | Lost Digger | on "Buried City" |
        | Raider      | at "Buried City" |
        | Old Digger  | aboard "Raider"  |
      And it is Bob's turn
      When Alice plays "Thine Own Self" on "Lost Digger"
      And Bob beams "Old Digger" to "Buried City"
      And Bob attempts "Buried City"
      Then "Buried City" is now completed
      And "Lost Digger" is now on "Buried City"
      And "Lost Digger" is still not captive
