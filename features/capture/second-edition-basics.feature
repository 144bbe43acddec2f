Feature: Basic rules of captives in the Second Edition
  Nobody takes them along.

  @ruling=custom-capture-32
  Rule: In 1996 and in Second Edition nobody takes captives along

    @2e
    Scenario Outline: in Second Edition the guard is beamed up <how>, and that is <verdict>
      Given these made-up cards:
        | card         | type      | kind   | attempted by | affiliations | range |
        | Quiet Planet | mission   | planet | any          |              |       |
        | Patrol Boat  | ship      |        |              | Klingon      | 8     |
        | Prison Guard | personnel |        |              | Klingon      |       |
        | Old Farmer   | personnel |        |              | Bajoran      |       |
      And Alice has:
        | card         | where                |
        | Quiet Planet | in Alice's spaceline |
        | Patrol Boat  | at "Quiet Planet"    |
        | Prison Guard | on "Quiet Planet"    |
      And Bob has:
        | card       | where             | state   |
        | Old Farmer | on "Quiet Planet" | captive |
      When Alice beams <who> aboard "Patrol Boat"
      Then that is <verdict>

      Examples: With a captive of hers, and alone
        | how            | who                             | verdict |
        | with a captive | "Prison Guard" and "Old Farmer" | illegal |
        | alone          | "Prison Guard"                  | legal   |

  @ruling=custom-capture-02
  Rule: A card belongs to the player who controls it

    @2e
    Scenario Outline: in Second Edition Bob's barge is controlled by <player>, and a ship of Alice's engages it, which is <verdict>
      Given these made-up cards:
        | card         | type      | kind   | attempted by | affiliations | range | weapons | shields | skills     |
        | Quiet Planet | mission   | planet | any          |              |       |         |         |            |
        | Patrol Boat  | ship      |        |              | Romulan      | 8     | 7       | 7       |            |
        | Old Pilot    | personnel |        |              | Romulan      |       |         |         | Leadership |
        | Light Barge  | ship      |        |              | Klingon      | 8     | 5       | 5       |            |
      And Alice has:
        | card                 | where                |
        | Quiet Planet         | in Alice's spaceline |
        | Patrol Boat          | at "Quiet Planet"    |
        | Old Pilot            | aboard "Patrol Boat" |
        | Power to the Weapons | in Alice's core      |
      And Bob has:
        | card        | where             | state                  |
        | Light Barge | at "Quiet Planet" | controlled by <player> |
      Then these are <verdict>:
        | action                                         |
        | Alice engages "Light Barge" with "Patrol Boat" |

      Examples: His own, and taken from him
        | player | verdict |
        | Bob    | legal   |
        | Alice  | illegal |
