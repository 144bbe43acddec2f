Feature: Outgunned as printed
  A ship that cannot hope to win gives up before the first shot.

  @ruling=custom-cards-436
  Rule: A ship against which more than three times its SHIELDS are brought gives up, with all aboard

    Background:
      Given these made-up cards:
        | card  | type      | affiliations | classification | strength |
        | Chief | personnel | Klingon      | OFFICER        | 7        |
        | Mate  | personnel | Romulan      | OFFICER        | 5        |

    @frame=many
    Example: two ships with 16 take a scout with 5
      Given these made-up cards:
        | card   | type | affiliations | weapons | shields | range |
        | Raider | ship | Klingon      | 8       | 8       | 7     |
        | Scout  | ship | Romulan      | 5       | 5       | 7     |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card            | where                     |
        | Raider [first]  | at "Excavation"           |
        | Chief [first]   | aboard "Raider" [first]   |
        | Raider [second] | at "Excavation"           |
        | Chief [second]  | aboard "Raider" [second]  |
        | Outgunned       | in hand                   |
      And Bob has:
        | card  | where           |
        | Scout | at "Excavation" |
        | Mate  | aboard "Scout"  |
      When Alice attacks "Scout" with "Raider" [first] and "Raider" [second]
      And Alice responds with "Outgunned"
      And Alice chooses "Raider" [first]
      Then "Scout" is now controlled by Alice
      And "Scout" is still not damaged
      And "Mate" is now captive
      And "Outgunned" is now in Alice's discard pile

    Scenario Outline: <what>, and to play it is <verdict>
      Given these made-up cards:
        | card   | type | affiliations | weapons | shields   | range |
        | Raider | ship | Klingon      | 8       | 8         | 7     |
        | Scout  | ship | Romulan      | 5       | <shields> | 7     |
        | Escort | ship | Romulan      | 5       | 5         | 7     |
      And the spaceline:
        | mission        |
        | Excavation     |
        | Relief Mission |
      And Alice has:
        | card      | where           |
        | Raider    | at "Excavation" |
        | Chief     | aboard "Raider" |
        | Outgunned | in hand         |
      And Bob has:
        | card   | where           |
        | Scout  | at "Excavation" |
        | Mate   | aboard "Scout"  |
        | Escort | at "<where>"    |
      When Alice attacks "Scout" with "Raider"
      And Alice responds with "Outgunned"
      Then that is <verdict>

      Examples: Weak enough, too strong, and not the only one
        | what                                 | shields | where          | verdict |
        | the scout has SHIELDS 2              | 2       | Relief Mission | legal   |
        | the scout has SHIELDS 3              | 3       | Relief Mission | illegal |
        | an escort is beside the weak scout   | 2       | Excavation     | illegal |

    Example: WEAPONS of just three times the SHIELDS are not enough
      Given these made-up cards:
        | card   | type | affiliations | weapons | shields | range |
        | Raider | ship | Klingon      | 9       | 8       | 7     |
        | Scout  | ship | Romulan      | 5       | 3       | 7     |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card      | where           |
        | Raider    | at "Excavation" |
        | Chief     | aboard "Raider" |
        | Outgunned | in hand         |
      And Bob has:
        | card  | where           |
        | Scout | at "Excavation" |
        | Mate  | aboard "Scout"  |
      When Alice attacks "Scout" with "Raider"
      And Alice responds with "Outgunned"
      Then that is illegal
