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
