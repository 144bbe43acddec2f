Feature: Copies of time locations
  Time locations lie apart from the spacelines, and a player may have one of them or several of the same title.

  Background:
    Given it is the facility phase
    And the spaceline:
      | mission           |
      | Khitomer Research |

  @ruling=cr14-unique-and-universal-02
  Rule: A time location that is not universal is not duplicatable

    Example: Alice does not seed a second Camp Khitomer
      Given Alice has:
        | card                   | where                 |
        | Camp Khitomer          | in the time locations |
        | Camp Khitomer [second] | in seed cards         |
      When Alice seeds "Camp Khitomer" [second] in the time locations
      Then that is illegal
      And nothing else has changed

    Example: she seeds one beside another time location
      Given Alice has:
        | card               | where                 |
        | Market of the Past | in the time locations |
        | Camp Khitomer      | in seed cards         |
      When Alice seeds "Camp Khitomer" in the time locations
      Then "Camp Khitomer" is now in the time locations
      And "Camp Khitomer" is now face up
      And nothing else has changed

  @ruling=cr14-unique-and-universal-04
  Rule: Each player may seed several copies of a universal time location

    Example: Alice and Bob seed two each
      Given Alice has:
        | card                       | where                 |
        | Market of the Past [hers]  | in the time locations |
        | Market of the Past [next]  | in seed cards         |
      And Bob has:
        | card                       | where                 |
        | Market of the Past [his]   | in the time locations |
        | Market of the Past [Bob's] | in seed cards         |
      When Alice seeds "Market of the Past" [next] in the time locations
      And Bob seeds "Market of the Past" [Bob's] in the time locations
      Then the time locations now hold in order:
        | card                       |
        | Market of the Past [hers]  |
        | Market of the Past [his]   |
        | Market of the Past [next]  |
        | Market of the Past [Bob's] |
      And "Market of the Past" [next] is still face up
      And "Market of the Past" [Bob's] is now face up
      And nothing else has changed
