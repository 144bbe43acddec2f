Feature: Copies of a mission in Second Edition
  Each player may play the same mission; what is at either copy is at that mission.

  Background:
    Given these made-up cards:
      | card          | type      | kind   | attempted by | affiliations | range |
      | Quiet Planet  | mission   | planet | any          |              |       |
      | Still Planet  | mission   | planet | any          |              |       |
      | Light Shuttle | ship      |        |              | Bajoran      | 8     |
      | Old Surveyor  | personnel |        |              | Bajoran      |       |

  @ruling=custom-missions-109
  Rule: Cards at both copies of a mission are at one mission

    Background:
      Given Alice has:
        | card                | where                       |
        | Quiet Planet [hers] | in Alice's spaceline        |
        | Light Shuttle       | at "Quiet Planet" [hers]    |
        | Old Surveyor        | aboard "Light Shuttle"      |
      And Bob has:
        | card               | where              |
        | Quiet Planet [his] | in Bob's spaceline |
        | Still Planet       | in Bob's spaceline |

    Scenario Outline: the surveyor is on a planet of Bob's, and to beam aboard is <verdict>
      Given "Old Surveyor" is on <planet>
      When Alice beams "Old Surveyor" aboard "Light Shuttle"
      Then that is <verdict>

      Examples: The same mission, and another one
        | planet               | verdict |
        | "Quiet Planet" [his] | legal   |
        | "Still Planet"       | illegal |

    Scenario Outline: the surveyor is on a planet of Bob's, and to attempt her own is <verdict>
      Given "Old Surveyor" is on <planet>
      When Alice attempts "Quiet Planet" [hers] with "Old Surveyor"
      Then that is <verdict>

      Examples: The same mission, and another one
        | planet               | verdict |
        | "Quiet Planet" [his] | legal   |
        | "Still Planet"       | illegal |

    Example: whoever is on his planet attempts hers without being named
      Given "Old Surveyor" is on "Quiet Planet" [his]
      When Alice attempts "Quiet Planet" [hers] from "Quiet Planet" [hers]
      Then that is legal

    Scenario Outline: the ship is at a mission of Bob's in space, and to attempt her own from it is <verdict>
      Given these made-up cards:
        | card        | type    | kind  | attempted by |
        | Empty Reach | mission | space | any          |
        | Wide Void   | mission | space | any          |
      And Alice has:
        | card               | where                |
        | Empty Reach [hers] | in Alice's spaceline |
      And Bob has:
        | card              | where              |
        | Empty Reach [his] | in Bob's spaceline |
        | Wide Void         | in Bob's spaceline |
      And "Light Shuttle" is at <mission>
      When Alice attempts "Empty Reach" [hers] from "Light Shuttle"
      Then that is <verdict>

      Examples: The same mission, and another one
        | mission             | verdict |
        | "Empty Reach" [his] | legal   |
        | "Wide Void"         | illegal |
