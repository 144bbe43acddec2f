Feature: What an opponent who chooses may look at
  The whole group, or only those from whom he may choose.

  Rule: The opponent who chooses looks at the cards before he does

    Scenario Outline: Bob chooses one of Alice's events, and <looks at> Data in her hand
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card               | where   |
        | Confiscated Orders | in hand |
        | Kivas Fajo - Collector | in hand |
        | The Traveler: Transcendence | in hand |
        | Data               | in hand |
      When Alice plays "Confiscated Orders"
      Then Bob must now choose one of "Kivas Fajo - Collector" and "The Traveler: Transcendence"
      And Bob sees "Kivas Fajo - Collector"
      And Bob sees "The Traveler: Transcendence"
      And Bob <looks at> "Data"
      When Bob chooses "Kivas Fajo - Collector"
      Then "Kivas Fajo - Collector" is now in Alice's discard pile
      And "Confiscated Orders" is now in Alice's discard pile
      And nothing else has changed

      @ruling=1eS-selections-04
      Examples: In the Glossary at the whole group
        | looks at |
        | sees     |

  @ruling=1eS-selections-04
  Rule: An opponent who chooses may examine every card of the group, also those that he may not choose

    Example: a whole Away Team lies open to Bob as long as he chooses
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card            | where           |
        | T'Pan           | on "Excavation"   |
        | Beverly Crusher | on "Excavation"   |
        | Worf            | on "Excavation"   |
        | Runabout        | at "Excavation"   |
        | Calloway        | aboard "Runabout" |
      And Bob has:
        | card                | where              |
        | Impressive Trophies | under "Excavation" |
      When Alice attempts "Excavation"
      Then Bob must now choose one of "Beverly Crusher" and "Worf"
      And Bob sees "T'Pan"
      And Bob does not see "Calloway"
      When Bob chooses "Worf"
      Then Bob does not see "T'Pan"

  @ruling=1eS-selections-05
  Rule: For Impressive Trophies the opponent looks at everybody and picks a captive who meets either criterion

    @part=away-team
    Example: the most skilled or the strongest and keenest, and no other
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card            | where           |
        | Calloway        | on "Excavation" |
        | Beverly Crusher | on "Excavation" |
        | Worf            | on "Excavation" |
      And Bob has:
        | card                | where              |
        | Impressive Trophies | under "Excavation" |
      When Alice attempts "Excavation"
      Then Bob must now choose one of "Beverly Crusher" and "Worf"
      And Bob sees "Calloway"
      When Bob chooses "Beverly Crusher"
      Then "Beverly Crusher" is now captive
      And "Worf" is still not captive
      And "Calloway", "Beverly Crusher" and "Worf" are now stopped
      And "Beverly Crusher" is now disabled
      And "Impressive Trophies" is now in Bob's discard pile
      And nothing else has changed

    @part=crew @frame=many
    Example: so it is aboard a ship
      Given the spaceline:
        | mission               |
        | Explore Black Cluster |
      And Alice has:
        | card            | where                      |
        | Runabout        | at "Explore Black Cluster" |
        | Calloway        | aboard "Runabout"          |
        | Beverly Crusher | aboard "Runabout"          |
        | Worf            | aboard "Runabout"          |
      And Bob has:
        | card                | where                         |
        | Impressive Trophies | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then Bob must now choose one of "Beverly Crusher" and "Worf"
      And Bob sees "Calloway"
      When Bob chooses "Worf"
      Then "Worf" is now captive
      And "Beverly Crusher" is still not captive

    @part=away-team @frame=many
    Example: many levels of a skill are no skills, and INTEGRITY, CUNNING or STRENGTH alone does not make a trophy
      Given these made-up cards:
        | card         | type      | kind   | attempted by | affiliations | skills                              | integrity | cunning | strength |
        | Quiet Planet | mission   | planet | any          |              |                                     |           |         |          |
        | Scholar      | personnel |        |              | Bajoran      | Honor, Law, Music, Physics, Biology | 3         | 4       | 3        |
        | Champion     | personnel |        |              | Bajoran      | Honor                               | 2         | 8       | 8        |
        | Saint        | personnel |        |              | Bajoran      | Honor x3, Law x3                    | 9         | 7       | 7        |
        | Thinker      | personnel |        |              | Bajoran      | Honor                               | 5         | 11      | 3        |
        | Brute        | personnel |        |              | Bajoran      | Honor                               | 5         | 2       | 11       |
      And the spaceline:
        | mission      |
        | Quiet Planet |
      And Alice has:
        | card     | where             |
        | Scholar  | on "Quiet Planet" |
        | Champion | on "Quiet Planet" |
        | Saint    | on "Quiet Planet" |
        | Thinker  | on "Quiet Planet" |
        | Brute    | on "Quiet Planet" |
      And Bob has:
        | card                | where                |
        | Impressive Trophies | under "Quiet Planet" |
      When Alice attempts "Quiet Planet"
      Then Bob must now choose one of "Scholar" and "Champion"
      When Bob chooses "Scholar"
      Then "Scholar" is now captive
      And "Champion" is still not captive
